import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { addressReader } from '../names/address.ts'
import { leadsTo, moveAddresses } from '../names/moveAddresses.ts'
import { redirectEdits } from '../names/redirectEdits.ts'
import { type Fate, removeNames } from '../names/removeNames.ts'
import { filesNaming } from '../names/renameNames.ts'
import { tellEdits, tellLeft, tellRedirects } from '../names/tell.ts'
import { assetAt } from './moveAsset.ts'

/** Takes a picture or another file out. What showed it shows `to`, or is told. */
export const removeAsset = (ground: Ground, address: string, to: string | undefined): Plan => {
  const asset = assetAt(ground, address)
  if (to === address) return refuse(say('goesItself', { name: address }))
  if (to !== undefined) assetAt(ground, to)
  const read = addressReader(ground)
  const names = to === undefined ? [] : moveAddresses(ground, new Map([[address, to]]))
  const left =
    to !== undefined
      ? []
      : filesNaming(ground, leadsTo(ground, new Map([[address, address]]))).flatMap(
          (file) =>
            removeNames(ground, file, ({ kind, name, pointer }): Fate | undefined =>
              kind === 'address' &&
              read(name)?.path === address &&
              !pointer.startsWith('/redirects/')
                ? 'author'
                : undefined,
            ).left,
        )
  const redirects = redirectEdits(
    ground,
    to === undefined ? [] : [{ from: address, to }],
    [],
    to === undefined ? [address] : [],
  )
  return {
    change: {
      label: `Remove ${address}`,
      edits: [...names, ...redirects.edits, { kind: 'removeFile', file: asset.path }],
    },
    messages: [
      say('fileRemoved', { path: asset.path }),
      ...tellEdits(names, (places) => say('assetUsesFollow', { to: to ?? '', places })),
      ...tellRedirects(redirects),
      ...tellLeft(left),
    ],
  }
}
