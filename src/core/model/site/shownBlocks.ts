import type { Block } from '../../document/page.ts'
import { type Day, isShownOn } from './shownOn.ts'

/** Whether a value is a block that its author keeps in the file and shows to nobody. */
export const isHidden = (block: unknown): boolean =>
  typeof block === 'object' && block !== null && 'hidden' in block && block.hidden === true

/** Whether visitors are not shown a value that may be a block: hidden by its author, or on a day that is not one of its own; `day` none: whatever the day. */
export const isLeftOut = (block: unknown, day: Day | undefined): boolean =>
  isHidden(block) || (day !== undefined && !isShownOn(block, day))

/** The numbers of blocks in their documents, where these have hidden ones and counting would give others. */
const numbers = new WeakMap<Block, number>()

/** The blocks of a document that are shown on a day, each as `written` gives it. */
export const shownBlocks = (
  blocks: readonly Block[],
  day: Day | undefined,
  written: (block: Block) => Block,
): Block[] => {
  const isGone = (block: Block) => isLeftOut(block, day)
  if (!blocks.some(isGone)) return blocks.map(written)
  return blocks.flatMap((block, number) => {
    if (isGone(block)) return []
    const shown = written(block)
    numbers.set(shown, number)
    return [shown]
  })
}

/** Which block of its document's file a shown one is, from 0; `index` is its place among those that are shown. */
export const numberInFile = (block: Block | undefined, index: number): number =>
  (block && numbers.get(block)) ?? index
