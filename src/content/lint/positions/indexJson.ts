import { escapeKey, keysOf, type Path, pointerOf } from '../../../core/model/schema/path.ts'

/** Where a value stands in the text, and its key if it has one; ends are exclusive. */
export type Span = {
  readonly start: number
  readonly end: number
  readonly key?: { readonly start: number; readonly end: number }
}

type Open = {
  readonly path: Path | undefined
  readonly start: number
  readonly key: Span['key']
  count: number
  name: string | undefined
  nameSpan: Span['key']
}

const whole = /[^\s"{}[\],:]+/y

/** The offset after a string that begins at `from`. */
export const endOfString = (text: string, from: number): number => {
  let at = from + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

/** A key as it is read; of a damaged one, as it is written. */
export const readKey = (raw: string): string => {
  try {
    return JSON.parse(raw) as string // a JSON string is a string
  } catch {
    return raw // a damaged key: the syntax check has reported it
  }
}

/**
 * Finds the place of every value of a JSON text, by pointer. The text must be JSON (that is what the syntax check is
 * for). One pass, no recursion, so depth cannot hurt. The last of two equal keys wins, as in JSON.parse.
 */
export const indexJson = (text: string): Map<string, Span> => {
  const spans = new Map<string, Span>()
  const stack: Open[] = []
  const place = (): { path: Path | undefined; key: Span['key'] } => {
    const top = stack.at(-1)
    if (!top) return { path: undefined, key: undefined }
    if (top.name === undefined)
      return { path: { parent: top.path, key: top.count }, key: undefined }
    return { path: { parent: top.path, key: top.name }, key: top.nameSpan }
  }
  const record = (path: Path | undefined, start: number, end: number, key: Span['key']) => {
    spans.set(pointerOf(path), key ? { start, end, key } : { start, end })
    const top = stack.at(-1)
    if (top && top.name === undefined) top.count += 1
    if (top) top.name = undefined
  }
  const objects: boolean[] = []
  for (let at = 0; at < text.length; ) {
    const sign = text[at] ?? ''
    const top = stack.at(-1)
    if (sign === '{' || sign === '[') {
      const { path, key } = place()
      stack.push({ path, start: at, key, count: 0, name: undefined, nameSpan: undefined })
      objects.push(sign === '{')
      at += 1
    } else if (sign === '}' || sign === ']') {
      const open = stack.pop()
      objects.pop()
      at += 1
      if (open) record(open.path, open.start, at, open.key)
    } else if (sign === '"') {
      const end = endOfString(text, at)
      if (top && objects.at(-1) && top.name === undefined) {
        top.name = readKey(text.slice(at, end))
        top.nameSpan = { start: at, end }
      } else {
        const { path, key } = place()
        record(path, at, end, key)
      }
      at = end
    } else {
      whole.lastIndex = at
      const match = whole.exec(text)
      if (match) {
        const { path, key } = place()
        record(path, at, at + match[0].length, key)
        at += match[0].length
      } else at += 1
    }
  }
  return spans
}

/** The span of a pointer, or of the nearest value around it that the text has. */
export const spanOf = (spans: ReadonlyMap<string, Span>, pointer: string): Span => {
  const keys = keysOf(pointer)
  for (;;) {
    const span = spans.get(keys.map((key) => `/${escapeKey(key)}`).join(''))
    if (span) return span
    if (keys.length === 0) return { start: 0, end: 0 }
    keys.pop()
  }
}

/** The offset in the text of the character `index` of the string that begins at `start`. */
export const offsetInString = (text: string, start: number, index: number): number => {
  let at = start + 1
  for (let count = 0; count < index && text[at] !== '"'; count += 1) {
    if (text[at] !== '\\') at += 1
    else at += text[at + 1] === 'u' ? 6 : 2
  }
  return at
}
