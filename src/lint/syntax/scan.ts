/** What one quick pass over a text can tell without reading it as JSON. */
export type Scan = { readonly depth: number; readonly deepest: number; readonly colons: number; readonly escapes: boolean }

/**
 * Counts nesting and colons outside texts, and tells whether `\u` escapes occur. `deepest` is the offset where the
 * nesting passes `limit`, else -1. One pass, no recursion: it must stand any input.
 */
export const scan = (text: string, limit: number): Scan => {
  let depth = 0
  let most = 0
  let deepest = -1
  let colons = 0
  let escapes = false
  let inside = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (inside) {
      if (code === 92) {
        at += 1
        if (text.charCodeAt(at) === 117) escapes = true
      } else if (code === 34) inside = false
    } else if (code === 34) inside = true
    else if (code === 58) colons += 1
    else if (code === 123 || code === 91) {
      depth += 1
      if (depth > most) most = depth
      if (depth > limit && deepest < 0) deepest = at
    } else if (code === 125 || code === 93) depth -= 1
  }
  return { depth: most, deepest, colons, escapes }
}
