import type { Block } from '../../../document/page.ts'
import type { BlockContent } from '../../../kit/BlockContent.ts'
import { blockOf } from '../../../kit/blockOf.ts'
import type { Kit } from '../../../kit/Kit.ts'
import { plainText } from '../../../model/inline.ts'
import type { FromFrame } from '../../protocol/frameMessages.ts'

type Parts = Extract<FromFrame, { kind: 'pasted' }>['parts']

/** What was pasted, as one content for each heading, list and run of paragraphs. Tables are no content: they are left out. */
const contentsOf = (parts: Parts): BlockContent[] => {
  const contents: { heading?: string; isRunning?: boolean; entries: { texts: string[] }[] }[] = []
  for (const part of parts) {
    if (part.kind === 'table') continue
    const last = contents.at(-1)
    if (part.kind === 'heading') contents.push({ heading: plainText(part.text), entries: [] })
    else {
      const isRunning = part.kind === 'paragraph'
      const texts = part.kind === 'paragraph' ? [part.text] : part.items
      const content = last && (last.entries.length === 0 || (last.isRunning === true && isRunning)) ? last : { entries: [] }
      if (content !== last) contents.push(content)
      if (isRunning) content.isRunning = true
      content.entries.push(...texts.map((text) => ({ texts: [text] })))
    }
  }
  return contents.filter(({ entries }) => entries.length > 0)
}

/** What a content says, to be compared: in which form it is said does not count. */
const said = ({ heading, intro, entries, note }: BlockContent) =>
  JSON.stringify([heading, intro, entries.map(({ title, texts, points }) => [title, ...texts, ...(points ?? [])]), note])

/** The plainest block of the kit that says a content and nothing else. */
const blockFor = (kit: Kit, content: BlockContent): Block | undefined => {
  const written = Object.keys(kit.blocks).flatMap((type) => {
    const form = blockOf(kit, type).content
    const block = form && ({ ...form.write(content), type } as Block) // its validator says next whether it is one
    if (!form || !block || kit.validators.blocks[type]?.(block) !== true) return []
    const again = form.read(block)
    return said(again) === said(content) && (again.isRunning ?? false) === (content.isRunning ?? false) ? [block] : []
  })
  return written.sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0]
}

/** The blocks that say what was pasted, in its order, by what blocks say of themselves; what none of them can say is left out. Pure. */
export const pastedBlocks = (kit: Kit, parts: Parts): Block[] => contentsOf(parts).flatMap((content) => blockFor(kit, content) ?? [])
