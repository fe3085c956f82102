import { assetFolder, isAssetAddress } from '../../../core/document/addresses.ts'
import { isEngineAddress } from '../../../core/document/isEngineAddress.ts'
import { type Asset, assetsFolder } from '../../../core/document/sources.ts'
import { nearestPath } from '../../lint/links/nearestPath.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { moveAddresses } from '../names/moveAddresses.ts'
import { redirectEdits } from '../names/redirectEdits.ts'
import { tellEdits, tellRedirects } from '../names/tell.ts'

/** Errors: `OperationError` where there is no such file. */
export const assetAt = ({ sources: { assets } }: Ground, address: string): Asset => {
  const near = nearestPath(
    address,
    assets.map((asset) => asset.address),
    '/',
  )
  return (
    assets.find((asset) => asset.address === address) ??
    refuse(say('noSuchFile', { address, near }))
  )
}

const endingOf = (address: string) => /\.[^./]*$/.exec(address)?.[0].toLowerCase() ?? ''

/** Gives a picture or another file a new name or folder, with all that shows it or links to it. The old address leads on. */
export const moveAsset = (ground: Ground, from: string, to: string): Plan => {
  const asset = assetAt(ground, from)
  if (
    !isAssetAddress(to) ||
    !/^([A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(
      to.slice(assetFolder.length),
    ) ||
    isEngineAddress(to)
  )
    return refuse(say('notAFileAddress', { to }))
  if (endingOf(from) !== endingOf(to)) return refuse(say('fileKeepsEnding', { from, to }))
  const there = ground.sources.assets.find(
    ({ address }) => address.toLowerCase() === to.toLowerCase(),
  )
  if (there && there !== asset) return refuse(say('fileThere', { address: there.address }))
  const names = moveAddresses(ground, new Map([[from, to]]))
  const redirects = redirectEdits(ground, [{ from, to }], [to])
  const path = assetsFolder + to.slice(assetFolder.length - 1)
  return {
    change: {
      label: `Move ${from} to ${to}`,
      edits: [...names, ...redirects.edits, { kind: 'moveFile', file: asset.path, to: path }],
    },
    messages: [
      say('fileRenamed', { from: asset.path, to: path }),
      ...tellEdits(names),
      ...tellRedirects(redirects),
    ],
  }
}
