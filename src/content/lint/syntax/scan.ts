import { maxDepth, maxText } from './limits.ts'

/** Where the nesting or a text passes its limit, told without reading the text as JSON; -1 where it does not. */
export type Scan = { readonly tooDeep: number; readonly tooLong: number }

/** The offset after the text that begins at `from`, which ends at its line's end at the latest. */
const endOfText = (text: string, from: number): number => {
  let at = from + 1
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 34 || code === 10) break
    if (code === 92) at += 1
  }
  return at
}

/** Makes that pass. No recursion, no expression: it must stand any input. */
export const scan = (text: string): Scan => {
  let depth = 0
  let tooDeep = -1
  let tooLong = -1
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 34) {
      const end = endOfText(text, at)
      if (end - at > maxText && tooLong < 0) tooLong = at
      at = end
    } else if (code === 123 || code === 91) {
      depth += 1
      if (depth > maxDepth && tooDeep < 0) tooDeep = at
    } else if (code === 125 || code === 93) depth -= 1
  }
  return { tooDeep, tooLong }
}
