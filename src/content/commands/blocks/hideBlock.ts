import { isBlock } from '../../../core/document/isBlock.ts'
import { keepPlaces } from '../../../core/edits/keepPlaces.ts'
import { isHidden } from '../../../core/model/site/shownBlocks.ts'
import { type EntryAt, isOfBlocks } from '../entries/listAt.ts'
import { placesInEntry, stillNaming } from '../entries/placesInEntry.ts'
import { sayEntry } from '../entries/sayEntry.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import type { CommandMessage } from '../messages/say.ts'
import { say } from '../messages/say.ts'
import { tellLeft } from '../names/tell.ts'

const plan = (
  ground: Ground,
  entry: EntryAt,
  hidden: boolean,
  messages: readonly CommandMessage[],
): Plan => {
  const { list, index, pointer } = entry
  if (!isOfBlocks(list) || !isBlock(entry.value))
    return refuse(say('onlyBlocksHide', { what: sayEntry(entry) }))
  const { hidden: _, ...shown } = entry.value
  const after = list.entries.with(index, hidden ? { ...shown, hidden } : shown)
  const file = list.file.path
  const own = hidden
    ? ({ kind: 'set', file, pointer: `${pointer}/hidden`, value: true } as const)
    : ({ kind: 'remove', file, pointer: `${pointer}/hidden` } as const)
  return {
    change: {
      label: `${hidden ? 'Hide' : 'Show'} ${sayEntry(entry)}`,
      edits: [own, ...keepPlaces(ground.kit, file, list.entries, after)],
    },
    messages,
  }
}

/** Keeps a block in its file and shows it to nobody. What leads to it is told. */
export const hideBlock = (ground: Ground, entry: EntryAt): Plan => {
  if (isOfBlocks(entry.list) && isHidden(entry.value))
    return refuse(say('hiddenAlready', { what: sayEntry(entry) }))
  const left = stillNaming(ground, entry, placesInEntry(ground, entry))
  return plan(ground, entry, true, [
    say('blockHidden', { what: sayEntry(entry), page: entry.list.file.path }),
    ...tellLeft(left),
  ])
}

/** Shows a hidden block again. */
export const showBlock = (ground: Ground, entry: EntryAt): Plan =>
  isHidden(entry.value)
    ? plan(ground, entry, false, [
        say('blockShown', { what: sayEntry(entry), page: entry.list.file.path }),
      ])
    : refuse(say('notHidden', { what: sayEntry(entry) }))
