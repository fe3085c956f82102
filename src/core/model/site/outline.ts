import { isObject } from '../../document/isObject.ts'
import type { Block } from '../../document/page.ts'
import type { BlockKit, Heading } from '../../kit/BlockModule.ts'
import { blockOf } from '../../kit/blockOf.ts'

const titleKeys = ['title', 'question', 'name']

/** A block's heading at its level, and the titles of its items below it; without a heading these take its place. */
const defaultHeadings = (block: Block): Heading[] => {
  const { heading } = block
  const level = block['level'] === 3 ? 3 : 2
  const own = typeof heading === 'string' ? [{ level, text: heading, pointer: '/heading' }] : []
  const inner = ['items', 'groups'].flatMap((list) => {
    const entries: unknown = block[list]
    if (!Array.isArray(entries)) return []
    return entries.flatMap((entry: unknown, index) => {
      const key = isObject(entry)
        ? titleKeys.find((name) => typeof entry[name] === 'string')
        : undefined
      return key && isObject(entry)
        ? [
            {
              level: own.length > 0 ? level + 1 : level,
              text: String(entry[key]),
              pointer: `/${list}/${index}/${key}`,
            },
          ]
        : []
    })
  })
  return [...own, ...inner]
}

/** The headings of blocks in order, as the page will show them. Blocks are told with their number in the document. */
export const outline = (
  kit: BlockKit,
  blocks: readonly { readonly block: Block; readonly index: number }[],
): Heading[] =>
  blocks.flatMap(({ block, index }) => {
    const headings = blockOf(kit, block.type).headings?.(block) ?? defaultHeadings(block)
    return headings.map((heading) => ({
      ...heading,
      pointer: `/blocks/${index}${heading.pointer}`,
    }))
  })
