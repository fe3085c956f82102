import type { Block } from '../../../../core/document/page.ts'
import type { BlockContent } from '../../../../core/kit/BlockContent.ts'
import { blockOf } from '../../../../core/kit/blockOf.ts'
import type { Kit } from '../../../../core/kit/Kit.ts'
import { plainText } from '../../../../core/model/text/inline.ts'
import type { FromFrame } from '../../protocol/frameMessages.ts'
import { namesColumns } from './fields/namesColumns.ts'

type Parts = Extract<FromFrame, { kind: 'pasted' }>['parts']

type Rows = {
  readonly heading?: string
  readonly rows: readonly (readonly string[])[]
  readonly hasHead: boolean
}
type Content = {
  heading?: string
  isRunning?: boolean
  isNumbered?: boolean
  entries: { texts: string[] }[]
}

const asRows = (table: Extract<Parts[number], { kind: 'table' }>): Rows => ({
  rows: table.rows,
  hasHead: namesColumns(table),
})

/** What was pasted, as one content for each heading, list and run of paragraphs, and the rows of each table. A table of one column is a list. */
const contentsOf = (parts: Parts): (BlockContent | Rows)[] => {
  const contents: (Content | Rows)[] = []
  for (const part of parts) {
    const before = contents.at(-1)
    const last = before && 'entries' in before ? before : undefined
    if (part.kind === 'table' && part.rows.some(({ length }) => length > 1)) {
      const heading = last?.entries.length === 0 ? contents.pop()?.heading : undefined
      contents.push({ ...asRows(part), ...(heading === undefined ? {} : { heading }) })
    } else if (part.kind === 'heading')
      contents.push({ heading: plainText(part.text), entries: [] })
    else {
      const isRunning = part.kind === 'paragraph'
      const texts =
        part.kind === 'paragraph'
          ? [part.text]
          : part.kind === 'list'
            ? part.items
            : part.rows.flat()
      const content =
        last && (last.entries.length === 0 || (last.isRunning === true && isRunning))
          ? last
          : { entries: [] }
      if (content !== last) contents.push(content)
      if (isRunning) content.isRunning = true
      if (part.kind === 'list' && part.isNumbered) content.isNumbered = true
      content.entries.push(...texts.map((text) => ({ texts: [text] })))
    }
  }
  return contents.filter((content) => !('entries' in content) || content.entries.length > 0)
}

/** The first block of the kit that takes rows, with these. */
const tableFor = (kit: Kit, { heading, rows, hasHead }: Rows): Block[] =>
  Object.keys(kit.blocks).flatMap((type) => {
    const made = blockOf(kit, type).ofRows?.(rows, hasHead)
    const block =
      made && ({ type, ...(heading === undefined ? {} : { heading }), ...made } as Block) // its validator says next whether it is one
    return block && kit.validators.blocks[type]?.(block) === true ? [block] : []
  })

/** What a content says, to be compared: in which form it is said does not count. */
const said = ({ heading, intro, entries, note }: BlockContent) =>
  JSON.stringify([
    heading,
    intro,
    entries.map(({ title, texts, points }) => [title, ...texts, ...(points ?? [])]),
    note,
  ])

/** The plainest block of the kit that says a content and nothing else. */
const blockFor = (kit: Kit, content: BlockContent): Block | undefined => {
  const written = Object.keys(kit.blocks).flatMap((type) => {
    const form = blockOf(kit, type).content
    const block = form && ({ ...form.write(content), type } as Block) // its validator says next whether it is one
    if (!form || !block || kit.validators.blocks[type]?.(block) !== true) return []
    const again = form.read(block)
    return said(again) === said(content) &&
      (again.isRunning ?? false) === (content.isRunning ?? false) &&
      (again.isNumbered ?? false) === (content.isNumbered ?? false)
      ? [block]
      : []
  })
  return written.sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0]
}

/** The blocks that say what was pasted, in its order, by what blocks say of themselves; what none of them can say is left out. Pure. */
export const pastedBlocks = (kit: Kit, parts: Parts): Block[] =>
  contentsOf(parts).flatMap((content) =>
    'rows' in content ? tableFor(kit, content).slice(0, 1) : (blockFor(kit, content) ?? []),
  )
