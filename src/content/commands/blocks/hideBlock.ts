import { isBlock } from '../../../core/document/isBlock.ts'
import { keepPlaces } from '../../../core/edits/keepPlaces.ts'
import { isHidden } from '../../../core/model/site/shownBlocks.ts'
import { type EntryAt, isOfBlocks } from '../entries/listAt.ts'
import { placesInEntry, stillNaming } from '../entries/placesInEntry.ts'
import { sayEntry, sayFile } from '../entries/sayEntry.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { tellLeft } from '../names/tell.ts'

const plan = (ground: Ground, entry: EntryAt, hidden: boolean, words: readonly string[]): Plan => {
  const { list, index, pointer } = entry
  if (!isOfBlocks(list) || !isBlock(entry.value))
    return refuse(`${sayEntry(entry)} is no block: only blocks can be hidden.`)
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
    words,
  }
}

/** Keeps a block in its file and shows it to nobody. What leads to it is told. */
export const hideBlock = (ground: Ground, entry: EntryAt): Plan => {
  if (isOfBlocks(entry.list) && isHidden(entry.value))
    return refuse(`${sayEntry(entry)} is hidden already.`)
  const left = stillNaming(ground, entry, placesInEntry(ground, entry))
  return plan(ground, entry, true, [
    `${sayEntry(entry)} is hidden on ${sayFile(entry.list.file)} now: it stays there for you, and is shown to nobody.`,
    ...tellLeft(ground, left),
  ])
}

/** Shows a hidden block again. */
export const showBlock = (ground: Ground, entry: EntryAt): Plan =>
  isHidden(entry.value)
    ? plan(ground, entry, false, [
        `${sayEntry(entry)} is shown on ${sayFile(entry.list.file)} again.`,
      ])
    : refuse(`${sayEntry(entry)} is not hidden.`)
