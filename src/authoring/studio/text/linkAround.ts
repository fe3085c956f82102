import type { EditorState } from 'prosemirror-state'
import { markupSchema } from './textSchema.ts'

/**
 * The link that the caret is in or directly after, or of which something is selected, with all that is selected; undefined if there is none. Pure.
 */
export const linkAround = ({
  doc,
  selection,
}: EditorState):
  | { readonly from: number; readonly to: number; readonly href: string }
  | undefined => {
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
  // After a new link the caret is at its end, where the author may change or remove it.
  const found = pieces.find((piece) =>
    empty ? piece.from < from && from <= piece.to : piece.from < to && from < piece.to,
  )
  return found && { from: Math.min(found.from, from), to: Math.max(found.to, to), href: found.href }
}

/** The word within which the caret stands, as word processors mean it; undefined at its ends, beside figures, and where something is selected. Pure. */
export const wordAround = ({
  doc,
  selection: { empty, from },
}: EditorState): { readonly from: number; readonly to: number } | undefined => {
  if (!empty) return undefined
  const [before, after] = [
    doc.textBetween(0, from, undefined, '\ufffc'),
    doc.textBetween(from, doc.content.size, undefined, '\ufffc'),
  ]
  const [start, end] = [
    /[\p{L}\p{M}\p{N}’'-]+$/u.exec(before)?.[0].length ?? 0,
    /^[\p{L}\p{M}\p{N}’'-]+/u.exec(after)?.[0].length ?? 0,
  ]
  return start > 0 && end > 0 ? { from: from - start, to: from + end } : undefined
}
