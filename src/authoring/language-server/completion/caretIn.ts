import { getLocation, parse } from 'jsonc-parser'

/**
 * The string or key in which a caret stands, or where one could. `written` is what stands in it, `index` the caret in that. `start` and `end` are its places in the text,
 * quotes included; the same where there is none yet.
 */
export type Caret = {
  readonly path: readonly (string | number)[]
  readonly on: 'key' | 'value'
  readonly written: string
  readonly index: number
  readonly start: number
  readonly end: number
}

/** What stands in quotes that may not be closed yet, escapes read. */
const contentOf = (raw: string): string => {
  try {
    return JSON.parse(`"${raw}"`) as string // a JSON string is a string
  } catch {
    return raw // a half-written escape
  }
}

const unclosed = /^"(?:[^"\\\n\r]|\\.)*/

/** Finds the caret at an offset of a text that need not be JSON; undefined where no string can stand. */
export const caretIn = (text: string, offset: number): Caret | undefined => {
  const { path, previousNode: node, isAtPropertyKey } = getLocation(text, offset)
  const on = isAtPropertyKey ? 'key' : 'value'
  if (
    node &&
    (node.type === 'string' || node.type === 'property') &&
    offset > node.offset &&
    offset <= node.offset + node.length
  ) {
    const [raw = ''] = unclosed.exec(text.slice(node.offset)) ?? []
    const isClosed = text[node.offset + raw.length] === '"'
    const end = node.offset + raw.length + (isClosed ? 1 : 0)
    if (offset >= end && isClosed) return undefined
    return {
      path,
      on,
      written: contentOf(raw.slice(1)),
      index: contentOf(text.slice(node.offset + 1, offset)).length,
      start: node.offset,
      end,
    }
  }
  if (node && offset <= node.offset + node.length && offset > node.offset) return undefined // in a number or a word
  return { path, on, written: '', index: 0, start: offset, end: offset }
}

/** The document as if `content` stood where the caret is: what is not JSON yet is read as far as it can be. */
export const valueWith = (text: string, { on, start, end }: Caret, content: string): unknown => {
  const after = on === 'key' && !/^\s*:/.test(text.slice(end)) ? ': ""' : ''
  return parse(`${text.slice(0, start)}${JSON.stringify(content)}${after}${text.slice(end)}`, [], {
    allowTrailingComma: true,
  }) as unknown
}
