import { hasSigns, type Sign, signsIn, withoutSigns } from './signs.ts'
import { stepOf, type Token } from './tokens.ts'

/** A mark that belongs into the HTML, before the character `at` of one of its tokens. */
export type Mark = { readonly token: number; readonly at: number } & (
  | { readonly kind: 'open' | 'close' | 'attribute'; readonly text: number }
  | { readonly kind: 'fact' | 'factEnd'; readonly text: number; readonly fact: number }
)

/** Attributes that people read, or hear. */
const readAttribute = /\s(?:alt|aria-label|placeholder|title|label|value)="([^"]*)"/g

const attributeTexts = (tag: string): number[] =>
  !hasSigns(tag)
    ? []
    : [...tag.matchAll(readAttribute)].flatMap(([, value = '']) =>
        signsIn(value).flatMap(({ sign }) => (sign.kind === 'text' ? [sign.number] : [])),
      )

type Open = { readonly text: number; readonly depth: number; readonly marks: Mark[] }

/** Follows the signs of one stretch of HTML: a text is marked whose end stands in the element of its beginning. */
class Following {
  readonly marks: Mark[] = []
  private open: Open | undefined
  private fact: (Mark & { readonly kind: 'fact' }) | undefined
  /** Told after every tag: a text that began in an element which has ended is split, and has no one place. */
  at(depth: number): void {
    if (this.open && depth < this.open.depth) this.open = undefined
  }
  take(sign: Sign, token: number, at: number, depth: number): void {
    if (sign.kind === 'text') {
      this.open = {
        text: sign.number,
        depth,
        marks: [{ kind: 'open', text: sign.number, token, at }],
      }
      return
    }
    const { open } = this
    if (!open) return
    if (sign.kind === 'fact')
      this.fact = { kind: 'fact', text: open.text, fact: sign.number, token, at }
    if (sign.kind === 'factEnd' && this.fact?.token === token)
      open.marks.push(this.fact, { ...this.fact, kind: 'factEnd', at })
    if (sign.kind !== 'textEnd') return
    if (open.depth === depth)
      this.marks.push(...open.marks, { kind: 'close', text: open.text, token, at })
    this.open = undefined
  }
}

/**
 * Where the marks belong in a stretch of HTML, told by the same one drawn with signs; undefined where the two differ in more than signs and
 * attributes, so that signs have changed what is drawn. Attributes may differ: a class that goes by how long a text is does.
 */
export const transfer = (
  built: readonly Token[],
  drawn: readonly Token[],
): readonly Mark[] | undefined => {
  const following = new Following()
  let depth = 0
  let index = 0
  for (const token of drawn) {
    const other = built[index]
    const isText = token.name === undefined
    const bare = isText ? withoutSigns(token.text) : ''
    if (isText && !token.isClosed && hasSigns(token.text))
      for (const { sign, at } of signsIn(token.text)) following.take(sign, index, at, depth)
    if (isText && bare === '' && token.text !== '') continue // a text that begins or ends with an element: the sign alone stands before it
    if (!other || token.name !== other.name || (isText && bare !== other.text)) return undefined
    depth += stepOf(token)
    following.at(depth)
    if (!isText && !token.isClosed)
      for (const text of attributeTexts(token.text))
        following.marks.push({ kind: 'attribute', text, token: index, at: 0 })
    index += 1
  }
  return index === built.length ? following.marks : undefined
}
