import { isBlock } from '../document/isBlock.ts'
import type { Block } from '../document/page.ts'
import { blockOf } from '../kit/blockOf.ts'
import type { Kit } from '../kit/Kit.ts'
import { blockIds } from '../model/site/blockIds.ts'
import { isHidden } from '../model/site/shownBlocks.ts'
import type { DocumentEdit } from './change.ts'

/** The place by which each block is known that is shown: by its own id, or by its heading. */
export const placesOf = (kit: Kit, blocks: readonly unknown[]): ReadonlyMap<unknown, string> => {
  const shown = blocks.filter(isBlock).filter((block) => !isHidden(block))
  const ids = blockIds(kit, shown)
  return new Map(
    shown.flatMap((block, index) => (ids[index] === undefined ? [] : [[block, ids[index]]])),
  )
}

const hasId = (kit: Kit, { type }: Block) => {
  const properties = blockOf(kit, type).schema?.properties
  return properties !== undefined && 'id' in properties
}

/**
 * When blocks come, go or change their order, one whose heading others have too would be known by another place: it gets its own as its id, so
 * that links and bookmarks hold. Blocks that stay are the same objects in both lists; the edits come after the change.
 */
export const keepPlaces = (
  kit: Kit,
  path: string,
  before: readonly unknown[],
  after: readonly unknown[],
): DocumentEdit[] => {
  const old = placesOf(kit, before)
  const blocks = [...after]
  const edits: DocumentEdit[] = []
  // One after the other: the id that one gets decides what the headings of others make.
  for (const [index, block] of after.entries()) {
    const [was, is] = [old.get(block), placesOf(kit, blocks).get(blocks[index])]
    if (
      was === undefined ||
      is === undefined ||
      was === is ||
      !isBlock(block) ||
      !hasId(kit, block)
    )
      continue
    blocks[index] = { ...block, id: was }
    edits.push({ kind: 'set', file: path, pointer: `/blocks/${index}/id`, value: was })
  }
  return edits
}
