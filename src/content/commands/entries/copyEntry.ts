import type { Ground, Plan } from '../Ground.ts'
import { alongEdits } from './cellsAlong.ts'
import { freshNames } from './freshNames.ts'
import { placeIn, placesKept, putInto, sayNumber } from './insertEntry.ts'
import { layoutKept } from './layoutKept.ts'
import { refuseFull } from './limits.ts'
import type { EntryAt, Spot } from './listAt.ts'
import { refuseOther } from './moveEntry.ts'
import { sayEntry, sayList } from './sayEntry.ts'
import { transferEntry } from './transferEntry.ts'

/** Puts a copy of an entry into its list or one like it, here or in another document; usually right behind it. Names of its own are counted on. */
export const copyEntry = (
  ground: Ground,
  entry: EntryAt,
  spot: Spot = { list: entry.list, index: entry.index + 1 },
): Plan => {
  const { list, index } = spot
  refuseOther(entry, list)
  refuseFull(list)
  if (list.file !== entry.list.file) return transferEntry(ground, entry, spot, 'copy')
  const { value, renamed } = freshNames(ground, list, structuredClone(entry.value))
  const after = list.entries.toSpliced(index, 0, value)
  const cells =
    list.pointer === entry.list.pointer
      ? alongEdits(ground, list, (row) => [putInto({ list: row, index }, row.entries[entry.index])])
      : []
  return {
    change: {
      label: `Duplicate ${sayEntry(entry)}`,
      edits: [
        putInto(spot, value, layoutKept(entry, value)),
        ...cells,
        ...placesKept(ground, list, after),
      ],
    },
    at: placeIn(list, index),
    words: [
      `${sayEntry(entry)} stands a second time in ${sayList(list)}, as ${sayNumber(index, after.length)}.`,
      ...[...renamed].map(([from, to]) => `The place #${from} in it is called #${to} in the copy.`),
      ...(cells.length > 0 ? ['Its cells are copied in every row.'] : []),
    ],
  }
}
