import type { Ground, Plan } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { alongEdits } from './cellsAlong.ts'
import { freshNames } from './freshNames.ts'
import { placeIn, placesKept, putInto, rankOf } from './insertEntry.ts'
import { layoutKept } from './layoutKept.ts'
import { refuseFull } from './limits.ts'
import type { EntryAt, Spot } from './listAt.ts'
import { refuseOther } from './moveEntry.ts'
import { listName, sayEntry } from './sayEntry.ts'
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
    messages: [
      say('entryCopied', {
        what: sayEntry(entry),
        list: listName(list),
        number: rankOf(index, after.length),
      }),
      ...[...renamed].map(([from, to]) => say('placeCalledInCopy', { from, to })),
      ...(cells.length > 0 ? [say('cellsCopied')] : []),
    ],
  }
}
