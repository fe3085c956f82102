import { isBlock } from '../../../core/document/isBlock.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import type { Gathered } from '../../../core/model/schema/gather.ts'
import { blockIds } from '../../../core/model/site/blockIds.ts'

/** The ids that links can lead to on a page: those of the document, and those made of its blocks' headings. */
export const idsOf = (
  kit: Kit,
  document: { readonly blocks?: unknown } | undefined,
  gathered: Gathered,
): ReadonlySet<string> => {
  const blocks = document?.blocks
  const made = Array.isArray(blocks) ? blockIds(kit, blocks.filter(isBlock)) : []
  return new Set([...gathered.ids.map(({ id }) => id), ...made.filter((id) => id !== undefined)])
}
