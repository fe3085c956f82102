import type { DocumentEdit, WrittenText } from '../../../core/edits/change.ts'
import { keepPlaces } from '../../../core/edits/keepPlaces.ts'
import { guiding } from '../../../core/model/text/unfinished.ts'
import type { At, Ground, Plan } from '../Ground.ts'
import { blankOf } from './blankEntry.ts'
import { alongEdits, withAllCells } from './cellsAlong.ts'
import { freshNames } from './freshNames.ts'
import { refuseFull } from './limits.ts'
import { isOfBlocks, type ListAt, type Spot } from './listAt.ts'
import { sayList, sayThing } from './sayEntry.ts'

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

/** Where something has come to stand: "number 2 of 5". */
export const sayNumber = (index: number, count: number): string => `number ${index + 1} of ${count}`

/** Other blocks keep the places by which they are known. */
export const placesKept = (
  { kit }: Ground,
  list: ListAt,
  after: readonly unknown[],
): DocumentEdit[] => (isOfBlocks(list) ? keepPlaces(kit, list.file.path, list.entries, after) : [])

/** What is yet to be written in a value that has just been made. In the studio each such text asks for itself, where it stands and until it is written. */
export const tellUnfinished = (value: unknown, hearer: Ground['hearer']): string[] => {
  if (hearer === 'studio') return []
  const count = JSON.stringify(value).split(guiding).length - 1
  return count > 0
    ? [
        `To be written in it: ${count} text${count === 1 ? ' that begins' : 's that begin'} with "${guiding.trim()}".`,
      ]
    : []
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
    words: [
      `New in ${sayList(list)}: ${what}, ${sayNumber(index, after.length)}.`,
      ...(cells.length > 0 ? ['Each row gets a cell for it, to be written.'] : []),
      ...tellUnfinished(value, ground.hearer),
    ],
  }
}
