import { maxDepth, maxText } from './limits.ts'

/**
 * What one quick pass over a text can tell without reading it as JSON: how many colons stand outside of texts, whether
 * `\\u` escapes occur, and where the nesting or a text passes its limit (-1 where it does not).
 */
export type Scan = { readonly colons: number; readonly escapes: boolean; readonly tooDeep: number; readonly tooLong: number }

/** The offset after the text that begins at `from`, which ends at its line's end at the latest. */
const endOfText = (text: string, from: number): { end: number; escapes: boolean } => {
  let escapes = false
  let at = from + 1
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 34 || code === 10) break
    if (code !== 92) continue
    at += 1
    if (text.charCodeAt(at) === 117) escapes = true
  }
  return { end: at, escapes }
}

/** Makes that pass. No recursion, no expression: it must stand any input. */
export const scan = (text: string): Scan => {
  let depth = 0
  let tooDeep = -1
  let tooLong = -1
  let colons = 0
  let escapes = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 34) {
      const inner = endOfText(text, at)
      if (inner.end - at > maxText && tooLong < 0) tooLong = at
      if (inner.escapes) escapes = true
      at = inner.end
    } else if (code === 58) colons += 1
    else if (code === 123 || code === 91) {
      depth += 1
      if (depth > maxDepth && tooDeep < 0) tooDeep = at
    } else if (code === 125 || code === 93) depth -= 1
  }
  return { colons, escapes, tooDeep, tooLong }
}
