import type { DocumentEdit } from '../../../core/edits/change.ts'
import { keepPlaces, placesOf } from '../../../core/edits/keepPlaces.ts'
import { type NamedAt, namesIn } from '../../../core/model/schema/namesIn.ts'
import { rewriteIn } from '../../../core/model/schema/rewriteIn.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import type { Ground, Plan } from '../Ground.ts'
import { pageCall } from '../messages/commandText.ts'
import { listInWords } from '../messages/listInWords.ts'
import { say } from '../messages/say.ts'
import type { LineOfFile } from '../messages/Words.ts'
import { tellEdits, tellLeft } from '../names/tell.ts'
import { freshNames } from './freshNames.ts'
import { putInto, rankOf } from './insertEntry.ts'
import { keepPresets } from './keepPresets.ts'
import { layoutKept } from './layoutKept.ts'
import { goesWith, refuseFull } from './limits.ts'
import { type EntryAt, isOfBlocks, type Spot } from './listAt.ts'
import { leadElsewhere, stillNaming } from './placesInEntry.ts'
import { takeOut } from './removeEntry.ts'
import { listName, sayEntry } from './sayEntry.ts'
import { suppressionsAlong } from './suppressionsAlong.ts'

/** What an entry is called as a place in the other document, with the names that it has had until now. */
const newPlaces = (
  ground: Ground,
  entry: EntryAt,
  { list, index }: Spot,
  value: unknown,
  renamed: ReadonlyMap<string, string>,
  pins: readonly DocumentEdit[],
) => {
  const own = namesIn(ground.kit.choices, entry.value, entry.schema).flatMap(
    ({ kind, isOwn, name }) => (kind === 'id' && isOwn ? [name] : []),
  )
  const places = new Map(own.map((name) => [name, renamed.get(name) ?? name]))
  if (!isOfBlocks(entry.list) || !isOfBlocks(list)) return places
  const was = placesOf(ground.kit, entry.list.entries).get(entry.list.entries[entry.index])
  const after = list.entries.toSpliced(index, 0, value)
  const pinned = after.map((block, at) => {
    const pin = pins.find(({ pointer }) => pointer === `/blocks/${at}/id`)
    return pin?.kind === 'set' ? { ...(block as object), id: pin.value } : block // only blocks are pinned
  })
  const is = placesOf(ground.kit, pinned).get(pinned[index])
  return was !== undefined && is !== undefined ? places.set(was, is) : places
}

/** Links within keep leading where they led: to what comes along, or to the document that it leaves. */
const linksKept = ({ list: { file } }: EntryAt, places: ReadonlyMap<string, string>) => {
  const own = new Set(places.values())
  return ({ kind, name }: NamedAt): string | undefined => {
    const place = kind === 'address' && name.startsWith('#') ? name.slice(1) : undefined
    if (place === undefined) return undefined
    if (places.has(place)) return `#${places.get(place)}`
    return !own.has(place) && file.ids.has(place) && file.place?.route !== undefined
      ? `${file.place.route}#${place}`
      : undefined
  }
}

/** Takes an entry to another document, or a copy of it, with links that lead to it, such as lead out of it, and what is filled in in advance. */
export const transferEntry = (
  ground: Ground,
  entry: EntryAt,
  spot: Spot,
  how: 'move' | 'copy',
): Plan => {
  const { list, index } = spot
  const { file } = list
  if (how === 'move') goesWith(entry.list)
  refuseFull(list)
  const { value: named, schema, renamed } = freshNames(ground, list, entry.value)
  const pins = isOfBlocks(list)
    ? keepPlaces(ground.kit, file.path, list.entries, list.entries.toSpliced(index, 0, named))
    : []
  const places = newPlaces(ground, entry, spot, named, renamed, pins)
  const linked = rewriteIn(
    named,
    namesIn(ground.kit.choices, named, schema),
    linksKept(entry, places),
  )
  const { value, dialogs } = keepPresets(ground, linked, schema, entry.list.file, file)
  const moving = how === 'move'
  const newAddress = (place: string, at: KnownFile) => {
    const now = places.get(place)
    return now === undefined ? undefined : `${at === file ? '' : file.place?.route}#${now}`
  }
  const links = moving && places.size > 0 ? leadElsewhere(ground, entry, newAddress) : []
  const suppressions = moving ? suppressionsAlong(entry, spot) : []
  const edits = [
    ...links,
    ...(moving ? takeOut(ground, entry) : []),
    putInto(spot, value, layoutKept(entry, value)),
    ...pins,
    ...suppressions,
  ]
  const what = sayEntry(entry)
  return {
    change: {
      label: `${moving ? 'Move' : 'Copy'} ${what} to ${listInWords(listName(list), pageCall)}`,
      edits,
    },
    messages: [
      say(moving ? 'entryMovedTo' : 'entryCopiedTo', {
        what,
        from: listName(entry.list),
        to: listName(list),
        number: rankOf(index, list.entries.length + 1),
      }),
      ...[...places].flatMap(([from, to]) =>
        from === to ? [] : [say('placeCalledThere', { to, from })],
      ),
      ...(suppressions.length > 0 ? [say('silenceTransferred')] : []),
      ...tellEdits(links, (places) => say('linksFollow', { places })),
      ...(moving && places.size > 0 ? [say('bookmarksStay')] : []),
      ...dialogs.map((dialog) => say('presetsTransferred', { dialog })),
      ...(moving ? tellLeft(stillNaming(ground, entry, [...places.keys()]).filter(isChecked)) : []),
    ],
  }
}

/** Links are carried along; what a check asks of a place is the author's to ask elsewhere. */
const isChecked = ({ file }: LineOfFile) => file.startsWith('pages/_checks/')
