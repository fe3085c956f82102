import type { Block } from '../document/page.ts'

/** Whether a value is a block that its author keeps in the file and shows to nobody. */
export const isHidden = (block: unknown): boolean => typeof block === 'object' && block !== null && 'hidden' in block && block.hidden === true

/** The numbers of blocks in their documents, where these have hidden ones and counting would give others. */
const numbers = new WeakMap<Block, number>()

/** The blocks of a document that are not hidden, each as `written` gives it. */
export const shownBlocks = (blocks: readonly Block[], written: (block: Block) => Block): Block[] => {
  if (!blocks.some(isHidden)) return blocks.map(written)
  return blocks.flatMap((block, number) => {
    if (isHidden(block)) return []
    const shown = written(block)
    numbers.set(shown, number)
    return [shown]
  })
}

/** Which block of its document's file a shown one is, from 0; `index` is its place among those that are shown. */
export const numberInFile = (block: Block | undefined, index: number): number => (block && numbers.get(block)) ?? index
