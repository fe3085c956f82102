import type { MarkedText } from '../protocol/frameMessages.ts'
import type { SegmentMarks } from './findMarks.ts'
import { bodyIn, type Segment } from './segments.ts'
import type { Signable } from './signedContext.ts'
import { writeTexts } from './textsComment.ts'
import type { Token } from './tokens.ts'
import type { Mark } from './transfer.ts'

/** A name of a fact as it may stand in a comment. */
const inComment = (name: string) => name.replace(/[^\w.| -]|-(?=-)/g, '')

/** The texts that have marks, numbered anew in the order in which they come. */
class Numbers {
  readonly texts: MarkedText[] = []
  private readonly known = new Map<number, number>()
  constructor(private readonly all: Signable) {}
  of(text: number): number {
    const known = this.known.get(text)
    const found = this.all.texts[text]
    if (known !== undefined || !found) return known ?? 0
    this.known.set(text, this.texts.push(found) - 1)
    return this.texts.length - 1
  }
  comment(mark: Mark): string {
    if (mark.kind === 'factEnd') return '<!--/f-->'
    if (mark.kind === 'fact') return `<!--f:${inComment(this.all.facts[mark.fact] ?? '')}-->`
    return `<!--${mark.kind === 'open' ? 't' : mark.kind === 'close' ? '/t' : 'a'}:${this.of(mark.text)}-->`
  }
}

/** What stands after the last token has its place before this one. */
const nothing: Token = { text: '', name: undefined, isClosed: false }

const writeSegment = ({ tokens }: Segment, marks: SegmentMarks, numbers: Numbers): string => {
  const byToken = new Map<number, Mark[]>()
  for (const mark of marks) byToken.set(mark.token, [...(byToken.get(mark.token) ?? []), mark])
  return [...tokens, nothing]
    .map(({ text }, index) => {
      let last = 0
      let written = ''
      // Sorting keeps the order of those at one place: an end stands before the next beginning.
      for (const mark of [...(byToken.get(index) ?? [])].sort((a, b) => a.at - b.at)) {
        written += text.slice(last, mark.at) + numbers.comment(mark)
        last = mark.at
      }
      return written + text.slice(last)
    })
    .join('')
}

/** Writes marks into a page, and the texts that they number at the end of its body. */
export const writeMarks = (
  html: string,
  segments: readonly Segment[],
  marks: readonly SegmentMarks[],
  all: Signable,
): MarkedPage => {
  const numbers = new Numbers(all)
  const { from, to } = bodyIn(html)
  const body = segments
    .map((segment, index) => writeSegment(segment, marks[index] ?? [], numbers))
    .join('')
  return {
    html: html.slice(0, from) + body + writeTexts(numbers.texts) + html.slice(to),
    texts: numbers.texts,
  }
}
/** A page with its marks, and the texts that these number. */
export type MarkedPage = { readonly html: string; readonly texts: readonly MarkedText[] }
