import type { EditorState } from 'prosemirror-state'
import { markupSchema } from './textSchema.ts'

/** Where the link stands in which the caret is, or of which something is selected, with all that is selected; undefined where there is none. Pure. */
export const linkAround = ({ doc, selection }: EditorState): { readonly from: number; readonly to: number; readonly href: string } | undefined => {
  const type = markupSchema.marks['link']
  const pieces: { from: number; to: number; href: string }[] = []
  doc.forEach((node, from) => {
    const href: unknown = type?.isInSet(node.marks)?.attrs['href']
    const last = pieces.at(-1)
    if (typeof href !== 'string') return
    if (last?.to === from && last.href === href) last.to += node.nodeSize
    else pieces.push({ from, to: from + node.nodeSize, href })
  })
  const { empty, from, to } = selection
  // At its two ends the caret is beside a link: what is typed there is none of it.
  const found = pieces.find((piece) => (empty ? piece.from < from && from < piece.to : piece.from < to && from < piece.to))
  return found && { from: Math.min(found.from, from), to: Math.max(found.to, to), href: found.href }
}
