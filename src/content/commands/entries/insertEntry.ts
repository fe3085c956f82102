import type { DocumentEdit, WrittenText } from '../../../core/edits/change.ts'
import { keepPlaces } from '../../../core/edits/keepPlaces.ts'
import { guiding } from '../../../core/model/text/unfinished.ts'
import type { At } from '../Command.ts'
import type { Ground, Plan } from '../Ground.ts'
import type { CommandMessage } from '../messages/say.ts'
import { say } from '../messages/say.ts'
import type { Rank } from '../messages/Words.ts'
import { blankOf } from './blankEntry.ts'
import { alongEdits, withAllCells } from './cellsAlong.ts'
import { freshNames } from './freshNames.ts'
import { refuseFull } from './limits.ts'
import { isOfBlocks, type ListAt, type Spot } from './listAt.ts'
import { listName, sayThing } from './sayEntry.ts'

/** The edits that put a value into a list, or begin the list with it. */
export const putInto = (
  { list: { file, pointer, isThere }, index }: Spot,
  value: unknown,
  written?: WrittenText,
): DocumentEdit =>
  isThere
    ? {
        kind: 'insert',
        file: file.path,
        pointer: `${pointer}/${index}`,
        values: [value],
        ...(written ? { texts: [written] } : {}),
      }
    : { kind: 'set', file: file.path, pointer, value: [value] }

/** The place of an entry in a list, once the list has one there. */
export const placeIn = ({ file, pointer }: ListAt, index: number): At => ({
  file: file.path,
  pointer: `${pointer}/${index}`,
})

export const rankOf = (index: number, count: number): Rank => ({ number: index + 1, count })

/** Other blocks keep the places by which they are known. */
export const placesKept = (
  { kit }: Ground,
  list: ListAt,
  after: readonly unknown[],
): DocumentEdit[] => (isOfBlocks(list) ? keepPlaces(kit, list.file.path, list.entries, after) : [])

/** What is still to be written in a value that has just been made. */
export const tellUnfinished = (value: unknown): CommandMessage[] => {
  const count = JSON.stringify(value).split(guiding).length - 1
  return count > 0 ? [say('textsToWrite', { count })] : []
}

/** Puts a new entry into any list of a document: a block, a question, a row, a link of a menu. Names of its own that are taken are counted on. */
export const insertEntry = (ground: Ground, spot: Spot, given: unknown): Plan => {
  const { list, index } = spot
  refuseFull(list)
  const { value, schema } = freshNames(ground, list, withAllCells(ground, list, given))
  const after = list.entries.toSpliced(index, 0, value)
  const what = sayThing(value, schema)
  const cells = alongEdits(ground, list, (cellList) => [
    putInto({ list: cellList, index }, blankOf(ground.kit, cellList.item)),
  ])
  return {
    change: {
      label: `Put in ${what}`,
      edits: [putInto(spot, value), ...cells, ...placesKept(ground, list, after)],
    },
    at: placeIn(list, index),
    messages: [
      say('entryInserted', { list: listName(list), what, number: rankOf(index, after.length) }),
      ...(cells.length > 0 ? [say('cellsAdded')] : []),
      ...tellUnfinished(value),
    ],
  }
}
