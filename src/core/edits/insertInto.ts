import { getNodeValue } from 'jsonc-parser'
import type { WrittenText } from './change.ts'
import type { Node } from './jsonTree.ts'
import {
  hasBreak,
  indentAt,
  type Layout,
  onOneLine,
  shiftLines,
  spreadValue,
  writeValue,
} from './layout.ts'

/** What is put into a list or object: a value, or the very text of one with the blanks that its lines began with. */
export type Piece = { readonly key?: string; readonly value: unknown; readonly raw?: WrittenText }

/** What stands between two children, after the comma; before the first one: after the bracket. */
const gapBefore = (text: string, { offset, children = [] }: Node, index: number): string => {
  const child = children[index]
  const before = children[index - 1]
  if (!child) return ''
  const from = before ? text.indexOf(',', before.offset + before.length) + 1 : offset + 1
  return text.slice(from, child.offset)
}

/** Blank lines are not repeated. */
const lastLine = (gap: string): string => /(?:\r\n|\n|\r)[ \t]*$/.exec(gap)?.[0] ?? gap

/** What stands between a key and its value in this object. */
const colonOf = (text: string, { children = [] }: Node): string => {
  const [key, value] = children[0]?.children ?? []
  const found = key && value ? text.slice(key.offset + key.length, value.offset) : ': '
  return hasBreak(found) ? ': ' : found
}

const intoEmpty = (
  text: string,
  { offset, length, type }: Node,
  pieces: readonly Piece[],
  layout: Layout,
): string => {
  const indent = indentAt(text, offset)
  const whole =
    type === 'array'
      ? pieces.map(({ value }) => value)
      : Object.fromEntries(pieces.map(({ key = '', value }) => [key, value]))
  const written = hasBreak(text) ? writeValue(whole, indent, layout) : onOneLine(whole)
  return text.slice(0, offset) + written + text.slice(offset + length)
}

/**
 * A list of one thing on its line says nothing of how several are laid out: they stand one below the other where people write them so. What holds the
 * list, and stands on that line with it, stays there.
 */
const spreadOut = (
  text: string,
  { type, offset, length, parent, children: [only, ...more] = [] }: Node,
  index: number,
  pieces: readonly Piece[],
  layout: Layout,
) => {
  const raw = text.slice(offset, offset + length)
  const owner = parent?.parent ?? parent
  if (type !== 'array' || !only || more.length > 0 || hasBreak(raw) || !hasBreak(text))
    return undefined
  if (owner?.parent && !hasBreak(text.slice(owner.offset, offset))) return undefined
  const indent = indentAt(text, offset)
  const inner = indent + layout.unit
  if (
    !hasBreak(writeValue([getNodeValue(only), ...pieces.map(({ value }) => value)], indent, layout))
  )
    return undefined
  const written = pieces.map(({ value, raw: own }) =>
    own ? shiftLines(own.text, own.indent, inner) : writeValue(value, inner, layout),
  )
  const all = written.toSpliced(
    index === 0 ? written.length : 0,
    0,
    text.slice(only.offset, only.offset + only.length),
  )
  return `${text.slice(0, offset)}[${layout.end}${all.map((entry) => inner + entry).join(`,${layout.end}`)}${layout.end}${indent}]${text.slice(offset + length)}`
}

/**
 * Puts pieces before the child at `index` of a list or object, after the last one where there is none: laid out as its neighbours
 * are, nothing else moves.
 */
export const insertInto = (
  text: string,
  container: Node,
  index: number,
  pieces: readonly Piece[],
  layout: Layout,
): string => {
  const { children = [] } = container
  if (children.length === 0) return intoEmpty(text, container, pieces, layout)
  const spread = spreadOut(text, container, index, pieces, layout)
  if (spread !== undefined) return spread
  const next = children[index]
  const model = next ? (index === 0 && children.length > 1 ? 1 : index) : children.length - 1
  const gap = lastLine(gapBefore(text, container, model))
  const isAlone = children.length === 1 && !hasBreak(gap)
  const between = isAlone ? ' ' : gap
  const indent = hasBreak(gap) ? gap.replace(/[\r\n]/g, '') : undefined
  const colon = colonOf(text, container)
  // Where all neighbours of its kind have one line, though a long one, it has one, too.
  const lines = children
    .filter(({ type }) => type === 'object' || type === 'array')
    .map(({ offset, length }) => text.slice(offset, offset + length))
  const isFlat = (value: unknown) =>
    !lines.some(hasBreak) && lines.some((line) => line.length >= onOneLine(value).length)
  // A new entry is short, but what is written in it will be as long as they are.
  const isSpread = lines.length > 0 && lines.every(hasBreak)
  const write = ({ key, value, raw }: Piece): string => {
    const name = container.type === 'object' ? JSON.stringify(key) + colon : ''
    if (raw)
      return name + (indent === undefined ? raw.text : shiftLines(raw.text, raw.indent, indent))
    return (
      name +
      (indent === undefined || isFlat(value)
        ? onOneLine(value)
        : isSpread
          ? spreadValue(value, indent, layout)
          : writeValue(value, indent, layout))
    )
  }
  const written = pieces.map(write)
  if (next)
    return (
      text.slice(0, next.offset) +
      written.map((piece) => `${piece},${between}`).join('') +
      text.slice(next.offset)
    )
  const last = children.at(-1)
  const end = last ? last.offset + last.length : 0
  return (
    text.slice(0, end) + written.map((piece) => `,${between}${piece}`).join('') + text.slice(end)
  )
}
