import { isBlock } from '../../core/document/isBlock.ts'
import type { PageList } from '../../core/kit/BlockModule.ts'
import { blockOf } from '../../core/kit/blockOf.ts'
import type { Kit } from '../../core/kit/Kit.ts'
import { isHidden } from '../../core/model/site/shownBlocks.ts'
import { plainText } from '../../core/model/text/inline.ts'

/** A list of pages on a page: which of its blocks it is, what it is called, its entries and the pages that these stand for. */
export type ListOfPages = {
  readonly index: number
  readonly heading: string
  readonly entries: readonly unknown[]
  readonly routes: readonly string[]
  readonly pageList: PageList
}

/** The lists of pages among the blocks of a document, in their order; cards are one where they lead to pages. Pure; stands any value. */
export const pageListsIn = (kit: Kit, blocks: unknown): ListOfPages[] =>
  (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown, index): ListOfPages[] => {
    if (!isBlock(block) || isHidden(block)) return []
    const { pageList, schema } = blockOf(kit, block.type)
    const { heading, items } = block
    if (!pageList || !Array.isArray(items)) return []
    const routes = items.flatMap((entry: unknown) => pageList.pageOf(entry) ?? [])
    if (routes.length === 0) return []
    return [
      {
        index,
        heading:
          typeof heading === 'string'
            ? plainText(heading)
            : String(schema?.['title'] ?? block.type),
        entries: items,
        routes,
        pageList,
      },
    ]
  })

/** The list in which a page belongs: one that says what there is, rather than what to read next; of several of a kind the one that has the page of which it is a copy. */
export const listFor = (lists: readonly ListOfPages[], like?: string): ListOfPages | undefined => {
  const own = lists.filter(({ pageList }) => !pageList.blockFor)
  const best = own.length > 0 ? own : lists
  return best.find(({ routes }) => like !== undefined && routes.includes(like)) ?? best[0]
}
