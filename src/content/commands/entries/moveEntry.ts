import type { DocumentEdit } from '../../../core/edits/change.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { titleOf } from '../names/callOf.ts'
import { alongEdits } from './cellsAlong.ts'
import { placeIn, placesKept, rankOf } from './insertEntry.ts'
import { goesWith, refuseFull } from './limits.ts'
import type { EntryAt, ListAt, Spot } from './listAt.ts'
import { listName, sayEntry } from './sayEntry.ts'
import { transferEntry } from './transferEntry.ts'

/** Errors: `OperationError` where what stands in one list can't stand in the other. */
export const refuseOther = ({ list, schema }: EntryAt, to: ListAt): void => {
  const fits = JSON.stringify(list.item) === JSON.stringify(to.item)
  if (!fits) refuse(say('cannotBeIn', { what: titleOf(schema), list: listName(to) }))
}

const withinList = (ground: Ground, entry: EntryAt, index: number): Plan => {
  const { list } = entry
  const to = index > entry.index ? index - 1 : index
  if (to === entry.index) return refuse(say('thereAlready', { what: sayEntry(entry) }))
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
    messages: [
      say('entryMoved', {
        what: sayEntry(entry),
        number: rankOf(to, after.length),
        list: listName(list),
        before: entry.index + 1,
      }),
      ...(cells.length > 0 ? [say('cellsMoved')] : []),
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
    return refuse(say('notIntoItself', { what: sayEntry(entry) }))
  if (goesWith(entry.list)) return refuse(say('onlyOneInList', { list: listName(entry.list) }))
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
    messages: [
      say('entryMovedTo', {
        what: sayEntry(entry),
        from: listName(entry.list),
        to: listName(to),
        number: rankOf(index, to.entries.length + 1),
      }),
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
    return refuse(say('endOfList', { end: by < 0 ? 'first' : 'last' }))
  return { list, index: by < 0 ? index - 1 : index + 2 }
}
