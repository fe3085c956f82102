import { isBlock } from '../../../core/document/isBlock.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import { blockIds } from '../../../core/model/site/blockIds.ts'
import { nearest } from '../../lint/links/nearest.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { addressReader } from '../names/address.ts'
import { leadsTo } from '../names/moveAddresses.ts'
import { filesNaming, type NewName, namesOf, renameIn } from '../names/renameNames.ts'
import { tellEdits } from '../names/tell.ts'

/** The page or dialog at a route. */
const fileAt = ({ files }: Ground, route: string): KnownFile =>
  files.find(({ place }) => place?.route === route) ?? refuse(say('noSuchPage', { route }))

/** The edit that gives a place its new name: where it stands, or on the block whose heading has named it until now. */
const ownEdit = (ground: Ground, file: KnownFile, from: string, to: string): DocumentEdit => {
  const written = namesOf(ground, file).find(
    ({ kind, isOwn, name }) => kind === 'id' && isOwn && name === from,
  )
  if (written) return { kind: 'set', file: file.path, pointer: written.pointer, value: to }
  const blocks: unknown = file.value?.['blocks']
  const index =
    Array.isArray(blocks) && blocks.every(isBlock) ? blockIds(ground.kit, blocks).indexOf(from) : -1
  const near = nearest(from, file.ids)
  if (index < 0) return refuse(say('noSuchPlace', { path: file.path, from, near }))
  return { kind: 'set', file: file.path, pointer: `/blocks/${index}/id`, value: to }
}

/** Gives a place on a page another name, with every link that leads there. */
export const movePlace = (ground: Ground, route: string, from: string, to: string): Plan => {
  const file = fileAt(ground, route)
  const own = ownEdit(ground, file, from, to)
  if (!/^[a-zA-Z][a-zA-Z0-9-]*$/.test(to)) return refuse(say('notAPlaceName', { to }))
  if (file.ids.has(to)) return refuse(say('placeThere', { path: file.path, to }))
  const read = addressReader(ground)
  const newName: NewName = ({ kind, name, page }, at) => {
    if (kind === 'id' && page === route && name === from) return to
    if (kind !== 'address') return undefined
    const address = read(name)
    const isHere = address ? address.path === route : at === file
    return isHere && name.endsWith(`#${from}`) ? name.slice(0, -from.length) + to : undefined
  }
  const links = filesNaming(
    ground,
    (summary, at) => at === file || leadsTo(ground, new Map([[route, route]]))(summary, at),
  ).flatMap((at) => renameIn(ground, at, newName))
  return {
    change: { label: `Move ${route}#${from} to #${to}`, edits: [...links, own] },
    messages: [
      say('placeRenamed', { page: route, from, to }),
      ...tellEdits(links),
      say('placeBookmarks', { from }),
    ],
  }
}
