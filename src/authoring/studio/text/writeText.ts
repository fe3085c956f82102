import type { Mark, Node } from 'prosemirror-model'
import { readText } from './readText.ts'

/** A piece of a text: some words, a fact or a break, and the marks on it. */
type Piece = { readonly node: Node; readonly marks: readonly Mark[] }

const signs = { strong: '**', emphasis: '*', code: '`' } as const

/** Words in which nothing is markup. `isSparing` leaves signs as they are that can't be any by where they stand: a star among spaces, a lone `]`. */
const escaped = (words: string, isSparing: boolean, isInLink: boolean): string =>
  words
    .replace(isSparing ? /[`[\\]|(?<!(?:^|\s)(?=\*(?:\s|$)))\*/g : /[*`[\]\\]/g, '\\$&')
    .replace(isSparing && isInLink ? /\]/g : /(?!)/g, '\\]')
    .replace(/\{(?=\{)/g, '{\\') // two braces together begin a reference

const plainOf = ({ node }: Piece): string =>
  node.type.name === 'fact'
    ? String(node.attrs['raw'])
    : node.type.name === 'break'
      ? '\n'
      : (node.text ?? '')

/** Code between more backticks than it holds; with a space at both ends if it would else lose one, or end in a backtick. */
const writtenCode = (code: string): string => {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map((ticks) => ticks.length))
  const ticks = '`'.repeat(longest === 0 ? 1 : longest + 1)
  const isPadded = /^`|`$|^ .* $/s.test(code) && code.trim() !== ''
  return isPadded ? `${ticks} ${code} ${ticks}` : ticks + code + ticks
}

/** How many pieces from the first on have a mark. */
const extent = (pieces: readonly Piece[], mark: Mark): number => {
  const end = pieces.findIndex(({ marks }) => !mark.isInSet(marks))
  return end < 0 ? pieces.length : end
}

class Writing {
  constructor(
    private readonly isSparing: boolean,
    /** Which of two marks stands outside where both reach equally far. */
    private readonly order: readonly string[],
  ) {}
  /** Code is always innermost: it holds no marks. */
  private outermost(pieces: readonly Piece[], marks: readonly Mark[]): Mark | undefined {
    const rank = (mark: Mark) => this.order.indexOf(mark.type.name)
    return [...marks]
      .filter(({ type }) => type.name !== 'code')
      .sort((a, b) => extent(pieces, b) - extent(pieces, a) || rank(a) - rank(b))[0]
  }
  write(pieces: readonly Piece[], isInLink = false): string {
    const [first] = pieces
    if (!first) return ''
    const mark = this.outermost(pieces, first.marks)
    if (!mark) {
      const isCode = first.marks.length > 0
      const end = pieces.findIndex(
        ({ marks }) =>
          marks.length > 0 !== isCode || (isCode && marks.some(({ type }) => type.name !== 'code')),
      )
      const run = pieces.slice(0, end < 0 ? pieces.length : Math.max(end, 1))
      const written = isCode
        ? writtenCode(run.map(plainOf).join(''))
        : run.map((piece) => this.plain(piece, isInLink)).join('')
      return written + this.write(pieces.slice(run.length), isInLink)
    }
    const length = extent(pieces, mark)
    const inside = pieces
      .slice(0, length)
      .map(({ node, marks }) => ({ node, marks: mark.removeFromSet(marks) }))
    return (
      this.enclose(mark, this.write(inside, isInLink || mark.type.name === 'link')) +
      this.write(pieces.slice(length), isInLink)
    )
  }
  private plain(piece: Piece, isInLink: boolean): string {
    return piece.node.isText ? escaped(plainOf(piece), this.isSparing, isInLink) : plainOf(piece)
  }
  private enclose(mark: Mark, inside: string): string {
    if (mark.type.name === 'link') return `[${inside}](${String(mark.attrs['href'])})`
    const sign = signs[mark.type.name as keyof typeof signs] // the schema has these marks alone
    return sign + inside + sign
  }
}

const piecesOf = (doc: Node): Piece[] => doc.children.map((node) => ({ node, marks: node.marks }))

const orders = [
  ['link', 'strong', 'emphasis'],
  ['strong', 'link', 'emphasis'],
  ['emphasis', 'link', 'strong'],
] as const

const factText = (doc: Node) => {
  const known = new Map<string, string>()
  doc.descendants(({ type, attrs }) => {
    if (type.name === 'fact')
      known.set(String(attrs['raw']).slice(2, -2).trim(), String(attrs['factText']))
  })
  return (reference: string) => known.get(reference) ?? ''
}

/** How much of a text stays as it was, from its two ends. */
const unchanged = (text: string, before: string): number => {
  const shorter = Math.min(text.length, before.length)
  let start = 0
  while (start < shorter && text[start] === before[start]) start += 1
  let end = 0
  while (end < shorter - start && text.at(-1 - end) === before.at(-1 - end)) end += 1
  return start + end
}

/** Of the ways of writing a text that say the same, the one that leaves most of it as it was, or the plainest; undefined where there is none. */
const exact = (doc: Node, before: string): string | undefined => {
  const pieces = piecesOf(doc)
  const ways = [true, false].flatMap((isSparing) =>
    orders.map((order) => new Writing(isSparing, order).write(pieces)),
  )
  const same = [...new Set(ways)].filter((written) =>
    readText(written, true, factText(doc)).eq(doc),
  )
  return same.sort((a, b) => unchanged(b, before) - unchanged(a, before))[0]
}

/** Words without the marks that they have, for what markup can't say. */
const without = (doc: Node, index: number, mark: Mark): Node => {
  const children = doc.children.map((child, at) =>
    at === index ? child.mark(mark.removeFromSet(child.marks)) : child,
  )
  return doc.type.create(undefined, children)
}

/** Words and the blanks between them, apart. */
const apart = (doc: Node): Node[] =>
  doc.children.flatMap((node) => {
    if (!node.isText) return [node]
    return [...(node.text ?? '').matchAll(/\s+|\S+/g)].map(({ index, 0: text }) =>
      node.cut(index, index + text.length),
    )
  })

const isBlank = (node: Node) => node.type.name === 'break' || /^\s/.test(node.text ?? '')

/** Marks don't begin or end with a blank: markup can't say it, and nobody sees the difference. */
const trimmed = (doc: Node): Node => {
  const nodes = apart(doc)
  const reaches = (index: number, step: 1 | -1, mark: Mark): boolean => {
    const next = nodes[index + step]
    return (
      next !== undefined &&
      mark.isInSet(next.marks) &&
      (!isBlank(next) || reaches(index + step, step, mark))
    )
  }
  const stays = (index: number, mark: Mark) => {
    if (mark.type.name === 'code') return nodes[index]?.isText === true
    return mark.type.name === 'link' || (reaches(index, 1, mark) && reaches(index, -1, mark))
  }
  return doc.type.create(
    undefined,
    nodes.map((node, index) =>
      isBlank(node) ? node.mark(node.marks.filter((mark) => stays(index, mark))) : node,
    ),
  )
}

/** Of what can't be written as it is (bold words that end in a backslash), gives up the marks on as few pieces as can be, inner ones first. */
const nearest = (doc: Node, before: string): string => {
  let now = doc
  // One mark less may do; else more and more of them go.
  for (const isAlone of [true, false])
    for (const name of ['code', 'emphasis', 'strong', 'link'])
      for (let index = doc.childCount - 1; index >= 0; index -= 1) {
        const from: Node = isAlone ? doc : now
        const mark = from.maybeChild(index)?.marks.find(({ type }) => type.name === name)
        if (!mark) continue
        now = without(from, index, mark)
        const written = exact(trimmed(now), before)
        if (written !== undefined) return written
      }
  return new Writing(false, orders[0]).write(piecesOf(now))
}

/** Writes what was typed as a text of a document: with the inline markup of documents, or without any. `before` is how it was written. */
export const writeText = (doc: Node, isMarkup: boolean, before = ''): string => {
  if (!isMarkup) return piecesOf(doc).map(plainOf).join('')
  const now = trimmed(doc)
  return exact(now, before) ?? nearest(now, before)
}

/** What a text says when it is read again, if that is less than was typed: markup can't say every mark. Undefined when it says all of it. */
export const readBack = (doc: Node, text: string): Node | undefined => {
  const read = readText(text, true, factText(doc))
  return read.eq(trimmed(doc)) ? undefined : read
}
