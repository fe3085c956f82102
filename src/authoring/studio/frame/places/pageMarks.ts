import { readTexts } from '../../marks/textsComment.ts'
import type { MarkedText } from '../../protocol/frameMessages.ts'

/** One place where a text stands on the page: between two comments. */
export type TextPlace = {
  readonly text: MarkedText
  readonly open: Comment
  readonly close: Comment
}
/** An element one of whose attributes says a text. */
type AttributePlace = { readonly text: MarkedText; readonly element: Element }

export type PageMarks = {
  readonly texts: readonly MarkedText[]
  readonly places: readonly TextPlace[]
  readonly attributes: readonly AttributePlace[]
}

const numberIn = (said: string, kind: string): number | undefined => {
  const [, number] = new RegExp(`^${kind}:(\\d+)$`).exec(said) ?? []
  return number === undefined ? undefined : Number(number)
}

const elementAfter = (comment: Comment): Element | undefined => {
  let next = comment.nextSibling
  while (next?.nodeType === Node.COMMENT_NODE) next = next.nextSibling
  return next instanceof Element ? next : undefined
}

/** Reads the comments that the server has put on the page. */
export const readMarks = (root: Node): PageMarks => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const comments: Comment[] = []
  while (walker.nextNode()) comments.push(walker.currentNode as Comment) // nothing else is shown
  const texts = comments.flatMap(({ data }) =>
    data.startsWith('texts:') ? (readTexts(data) ?? []) : [],
  )
  const places: TextPlace[] = []
  const attributes: AttributePlace[] = []
  let open: { comment: Comment; number: number } | undefined
  for (const comment of comments) {
    const begins = numberIn(comment.data, 't')
    if (begins !== undefined) open = { comment, number: begins }
    if (open && numberIn(comment.data, '/t') === open.number) {
      const text = texts[open.number]
      if (text && open.comment.parentNode === comment.parentNode)
        places.push({ text, open: open.comment, close: comment })
      open = undefined
    }
    const said = texts[numberIn(comment.data, 'a') ?? -1]
    const element = elementAfter(comment)
    if (said && element) attributes.push({ text: said, element })
  }
  return { texts, places, attributes }
}

/** The stretch of the page that a text takes up. */
export const rangeOf = ({ open, close }: TextPlace): Range => {
  const range = document.createRange()
  range.setStartAfter(open)
  range.setEndBefore(close)
  return range
}

/** Closed lists of choices show only one of their texts; those are written in the panel. */
export const isWritable = ({ open }: TextPlace): boolean =>
  open.parentElement?.closest('select, template') === null
