import type { DocumentEdit } from '../../../core/edits/change.ts'
import { placesOf } from '../../../core/edits/keepPlaces.ts'
import type { NamedAt } from '../../../core/model/schema/namesIn.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import type { Ground } from '../Ground.ts'
import type { LineOfFile } from '../messages/Words.ts'
import { addressReader } from '../names/address.ts'
import { leadsTo } from '../names/moveAddresses.ts'
import { type Fate, removeNames } from '../names/removeNames.ts'
import { filesNaming, namesOf, renameIn } from '../names/renameNames.ts'
import { type EntryAt, isOfBlocks } from './listAt.ts'

const isWithin = ({ pointer }: EntryAt, at: string) =>
  at === pointer || at.startsWith(`${pointer}/`)

/** What others can name of an entry: ids of its own, and of a block the place that its heading makes. */
export const placesInEntry = (ground: Ground, entry: EntryAt): string[] => {
  const { list, index } = entry
  const own = namesOf(ground, list.file).flatMap(({ kind, isOwn, name, pointer }) =>
    kind === 'id' && isOwn && isWithin(entry, pointer) ? [name] : [],
  )
  const place = isOfBlocks(list)
    ? placesOf(ground.kit, list.entries).get(list.entries[index])
    : undefined
  return [...new Set([...own, ...(place === undefined ? [] : [place])])]
}

/** The place of a document that an address leads to: of this one's by `#fees`, of others' by `/repairs#fees`. */
const placeReader = (ground: Ground, { list: { file } }: EntryAt) => {
  const read = addressReader(ground)
  return (name: string, at: KnownFile): { before: string; place: string } | undefined => {
    if (name.startsWith('#')) return at === file ? { before: '', place: name.slice(1) } : undefined
    const address = file.place?.route === undefined ? undefined : read(name)
    return address && address.path === file.place?.route && address.after.startsWith('#')
      ? { before: address.before, place: address.after.slice(1) }
      : undefined
  }
}

/** The documents that may lead to a place of an entry's own one. */
const filesLeading = (ground: Ground, { list: { file } }: EntryAt): KnownFile[] => {
  const { route } = file.place ?? {}
  if (route === undefined) return []
  const leads = leadsTo(ground, new Map([[route, route]]))
  return filesNaming(ground, (summary, at) => at === file || leads(summary, at))
}

/** Lets links to places of an entry, from outside of it, lead elsewhere: `newAddress` is given the place, and the document that the link stands in. */
export const leadElsewhere = (
  ground: Ground,
  entry: EntryAt,
  newAddress: (place: string, at: KnownFile) => string | undefined,
): DocumentEdit[] => {
  const read = placeReader(ground, entry)
  return filesLeading(ground, entry).flatMap((at) =>
    renameIn(ground, at, ({ kind, name, pointer }) => {
      if (kind !== 'address' || (at === entry.list.file && isWithin(entry, pointer)))
        return undefined
      const found = read(name, at)
      const to = found && newAddress(found.place, at)
      return to === undefined || !to.startsWith('/') ? to : `${found?.before}${to}`
    }),
  )
}

/** The names of fields and of options by which a dialog is filled in in advance, where an entry has some. */
const fieldsIn = (ground: Ground, entry: EntryAt) => {
  const { file } = entry.list
  const all = namesOf(ground, file).filter(
    ({ isOwn, pointer }) => isOwn && isWithin(entry, pointer),
  )
  const fields = new Set(all.flatMap(({ kind, name }) => (kind === 'field' ? [name] : [])))
  const options = new Set(all.flatMap(({ kind, name }) => (kind === 'option' ? [name] : [])))
  const [step] = [...entry.list.steps]
    .reverse()
    .flatMap(({ value }) =>
      typeof value === 'object' && value && 'name' in value ? [value.name] : [],
    )
  return ({ kind, isOwn, dialog, name, field }: NamedAt): boolean => {
    if (isOwn || dialog === undefined || dialog !== file.place?.id) return false
    return (
      (kind === 'field' && fields.has(name)) ||
      (kind === 'option' && options.has(name) && (fields.has(field ?? '') || field === step))
    )
  }
}

/** What names something of an entry from outside of it. */
export const stillNaming = (
  ground: Ground,
  entry: EntryAt,
  places: readonly string[],
): LineOfFile[] => {
  const { file } = entry.list
  const read = placeReader(ground, entry)
  const isFilled = fieldsIn(ground, entry)
  const isOf = (named: NamedAt, at: KnownFile): boolean => {
    if (at === file && isWithin(entry, named.pointer)) return false
    if (named.kind === 'id')
      return !named.isOwn && named.page === file.place?.route && places.includes(named.name)
    return named.kind === 'address'
      ? places.includes(read(named.name, at)?.place ?? '')
      : isFilled(named)
  }
  const { id } = file.place ?? {}
  const fillers =
    id === undefined
      ? []
      : filesNaming(
          ground,
          ({ dialogs, head }) =>
            dialogs.includes(id) ||
            Object.hasOwn((head['presets'] as object | undefined) ?? {}, id),
        )
  const files = new Set([...(places.length > 0 ? filesLeading(ground, entry) : []), ...fillers])
  return [...files].flatMap(
    (at) =>
      removeNames(ground, at, (named): Fate | undefined => (isOf(named, at) ? 'author' : undefined))
        .left,
  )
}
