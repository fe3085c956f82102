import type { TextEdit } from '../../../core/edits/change.ts'
import type { Span } from './indexJson.ts'

const spaces = /\s*/y
const restOfLine = /[ \t]*(?:\r\n|\n|\r)?[ \t]*/y

const skip = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at
  pattern.exec(text)
  return pattern.lastIndex
}

/** The edit that takes a value out of its object or list, with its key, one comma, and its line where it has one alone. */
export const removal = (text: string, span: Span): TextEdit => {
  let start = span.key?.start ?? span.start
  let end = span.end
  const after = skip(spaces, text, end)
  if (text[after] === ',') end = skip(restOfLine, text, after + 1)
  else {
    while (start > 0 && /\s/.test(text[start - 1] ?? '')) start -= 1
    if (text[start - 1] === ',') start -= 1
  }
  return { offset: start, length: end - start, text: '' }
}
