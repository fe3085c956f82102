import type { DocumentEdit } from '../../../core/edits/change.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { alongEdits } from './cellsAlong.ts'
import { placeIn, placesKept, sayNumber } from './insertEntry.ts'
import { goesWith, refuseFull } from './limits.ts'
import type { EntryAt, ListAt, Spot } from './listAt.ts'
import { sayEntry, sayList } from './sayEntry.ts'
import { transferEntry } from './transferEntry.ts'

/** Errors: `OperationError` where what stands in one list can't stand in the other. */
export const refuseOther = ({ list, schema }: EntryAt, to: ListAt): void => {
  const fits = list.item === to.item || JSON.stringify(list.item) === JSON.stringify(to.item)
  if (!fits)
    refuse(
      `${schema['title'] ?? 'This'} can't stand in ${sayList(to)}: something else is listed there.`,
    )
}

const withinList = (ground: Ground, entry: EntryAt, index: number): Plan => {
  const { list } = entry
  const to = index > entry.index ? index - 1 : index
  if (to === entry.index) return refuse(`${sayEntry(entry)} stands there already.`)
  const after = list.entries.toSpliced(entry.index, 1).toSpliced(to, 0, list.entries[entry.index])
  const moveIn = ({ file, pointer }: ListAt): DocumentEdit => ({
    kind: 'move',
    file: file.path,
    pointer: `${pointer}/${entry.index}`,
    to: `${pointer}/${to}`,
  })
  const cells = alongEdits(ground, list, (row) => [moveIn(row)])
  return {
    change: {
      label: `Move ${sayEntry(entry)}`,
      edits: [moveIn(list), ...cells, ...placesKept(ground, list, after)],
    },
    at: placeIn(list, to),
    words: [
      `${sayEntry(entry)} becomes ${sayNumber(to, after.length)} in ${sayList(list)}; it was ${entry.index + 1}.`,
      ...(cells.length > 0 ? ['Its cells go along in every row.'] : []),
    ],
  }
}

/** Where a pointer leads once an entry has been taken out of its list. */
const without = ({ list, index }: EntryAt, other: string): string => {
  if (!other.startsWith(`${list.pointer}/`)) return other
  const [first = '', ...rest] = other.slice(list.pointer.length + 1).split('/')
  return Number(first) > index ? [list.pointer, Number(first) - 1, ...rest].join('/') : other
}

const withinDocument = (entry: EntryAt, { list: to, index }: Spot): Plan => {
  if (to.pointer.startsWith(`${entry.pointer}/`))
    return refuse(`${sayEntry(entry)} can't be put into itself.`)
  if (goesWith(entry.list))
    return refuse(
      `It is the only one in ${sayList(entry.list)}: duplicate it there first, or remove all of it.`,
    )
  refuseFull(to)
  const file = to.file.path
  const edits: DocumentEdit[] = to.isThere
    ? [{ kind: 'move', file, pointer: entry.pointer, to: `${without(entry, to.pointer)}/${index}` }]
    : [
        { kind: 'remove', file, pointer: entry.pointer },
        { kind: 'set', file, pointer: without(entry, to.pointer), value: [entry.value] },
      ]
  return {
    change: { label: `Move ${sayEntry(entry)}`, edits },
    words: [
      `${sayEntry(entry)} goes from ${sayList(entry.list)} to ${sayList(to)}, ${sayNumber(index, to.entries.length + 1)}.`,
    ],
  }
}

/** Moves an entry of a list before another one, of the same list or of one like it, here or in another document. What points at it is carried along. */
export const moveEntry = (ground: Ground, entry: EntryAt, spot: Spot): Plan => {
  refuseOther(entry, spot.list)
  if (spot.list.file !== entry.list.file) return transferEntry(ground, entry, spot, 'move')
  return spot.list.pointer === entry.list.pointer
    ? withinList(ground, entry, spot.index)
    : withinDocument(entry, spot)
}

/** The spot one before or one after an entry. Errors: `OperationError` where there is none. */
export const spotBeside = ({ list, index }: EntryAt, by: -1 | 1): Spot => {
  if (index + by < 0 || index + by >= list.entries.length)
    return refuse(`It is the ${by < 0 ? 'first' : 'last'} already.`)
  return { list, index: by < 0 ? index - 1 : index + 2 }
}
