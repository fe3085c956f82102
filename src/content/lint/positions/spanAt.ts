import { keysOf } from '../../../core/model/schema/path.ts'
import { endOfString, readKey, type Span } from './indexJson.ts'

const spaces = /[ \t\n\r]*/y
const plain = /[^\s"{}[\],:]+/y

const endOf = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from
  pattern.exec(text)
  return Math.max(pattern.lastIndex, from)
}

const brackets = /["{}[\]]/g

/** The offset after the value that begins at `from`; undefined where its brackets don't match. */
const endOfValue = (text: string, from: number): number | undefined => {
  if (text[from] === '"') return endOfString(text, from)
  if (text[from] !== '{' && text[from] !== '[') return endOf(plain, text, from)
  const open: string[] = []
  brackets.lastIndex = from
  for (let match = brackets.exec(text); match; match = brackets.exec(text)) {
    const [sign] = match
    if (sign === '"') brackets.lastIndex = endOfString(text, match.index)
    else if (sign === '{' || sign === '[') open.push(sign)
    else if (open.pop() !== (sign === '}' ? '{' : '[')) return undefined
    else if (open.length === 0) return match.index + 1
  }
  return undefined
}

const isNamed = (
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  name: string,
): boolean => {
  const raw = text.slice(start, end)
  return (raw.length === name.length + 2 || raw.includes('\\')) && readKey(raw) === name
}

/**
 * Finds the member of the object or list that begins at `from`. Undefined where there is none; 'unclear' where it is not written
 * as in JSON, or has a key twice.
 */
const memberOf = (text: string, from: number, name: string): Span | 'unclear' | undefined => {
  const isObject = text[from] === '{'
  const close = isObject ? '}' : ']'
  let found: Span | undefined
  let at = endOf(spaces, text, from + 1)
  if (text[at] === close) return undefined
  for (let count = 0; ; count += 1) {
    let key: Span['key']
    if (isObject) {
      if (text[at] !== '"') return 'unclear'
      key = { start: at, end: endOfString(text, at) }
      at = endOf(spaces, text, key.end)
      if (text[at] !== ':') return 'unclear'
      at = endOf(spaces, text, at + 1)
    }
    const end = endOfValue(text, at)
    if (end === undefined || end === at) return 'unclear'
    if (key ? isNamed(text, key, name) : String(count) === name) {
      if (found) return 'unclear'
      found = { start: at, end, ...(key ? { key } : {}) }
    }
    at = endOf(spaces, text, end)
    if (text[at] === close) return found
    if (text[at] !== ',') return 'unclear'
    at = endOf(spaces, text, at + 1)
  }
}

/** A place found, and whether it is the one that was asked for: else that of the nearest value around it. */
export type LocatedSpan = { readonly span: Span; readonly isExact: boolean }

/**
 * Finds the place of one value without an index of all: as `indexJson` would tell it, or undefined where the text is damaged, or has
 * a key twice, on the way there.
 */
export const spanAt = (text: string, pointer: string): LocatedSpan | undefined => {
  const start = endOf(spaces, text, 0)
  const end = endOfValue(text, start)
  if (end === undefined || end === start || endOf(spaces, text, end) < text.length) return undefined
  let span: Span = { start, end }
  for (const name of keysOf(pointer)) {
    if (text[span.start] !== '{' && text[span.start] !== '[') return { span, isExact: false }
    const found = memberOf(text, span.start, name)
    if (found === 'unclear') return undefined
    if (!found) return { span, isExact: false }
    span = found
  }
  return { span, isExact: true }
}
