import type { TextEdit } from '../finding.ts'
import type { Span } from './indexJson.ts'

/** The edit that takes a value out of its object or list, with its key, one comma, and its line where it has one alone. */
export const removal = (text: string, span: Span): TextEdit => {
  let start = span.key?.start ?? span.start
  let end = span.end
  const after = /^\s*,/.exec(text.slice(end))
  if (after) {
    end += after[0].length
    const rest = /^[ \t]*(?:\r\n|\n|\r)?[ \t]*/.exec(text.slice(end))
    end += rest?.[0].length ?? 0
  } else {
    const before = /,?\s*$/.exec(text.slice(0, start))
    start -= before?.[0].length ?? 0
  }
  return { offset: start, length: end - start, text: '' }
}
