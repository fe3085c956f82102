import { blocks as registry } from '../blocks/index.ts'

/** A heading of a page; `pointer` leads to its text from the document's root. */
export type Heading = { readonly level: number; readonly text: string; readonly pointer: string }

type AnyBlock = { readonly type: string; readonly [key: string]: unknown }
/** A block may export `headings` beside its schema where the usual way below does not fit; pointers run from the block. */
type Module = { readonly schema: object; headings?(block: AnyBlock): readonly Heading[] }

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null && !Array.isArray(value)

const titleKeys = ['title', 'question', 'name']

/** A block's heading at its level, and the titles of its items below it; without a heading these take its place. */
const usual = (block: AnyBlock): Heading[] => {
  const { heading } = block
  const level = block['level'] === 3 ? 3 : 2
  const own = typeof heading === 'string' ? [{ level, text: heading, pointer: '/heading' }] : []
  const inner = ['items', 'groups'].flatMap((list) => {
    const entries: unknown = block[list]
    if (!Array.isArray(entries)) return []
    return entries.flatMap((entry: unknown, index) => {
      const key = isRecord(entry) ? titleKeys.find((name) => typeof entry[name] === 'string') : undefined
      return key && isRecord(entry) ? [{ level: own.length > 0 ? level + 1 : level, text: String(entry[key]), pointer: `/${list}/${index}/${key}` }] : []
    })
  })
  return [...own, ...inner]
}

/** The headings of blocks in order, as the page will show them. Blocks are told with their number in the document. */
export const outline = (blocks: readonly { readonly block: AnyBlock; readonly index: number }[]): Heading[] =>
  blocks.flatMap(({ block, index }) => {
    const module: Module = Object.hasOwn(registry, block.type) ? registry[block.type as keyof typeof registry] : { schema: {} } // just looked up
    const headings = module.headings ? module.headings(block) : usual(block)
    return headings.map((heading) => ({ ...heading, pointer: `/blocks/${index}${heading.pointer}` }))
  })
