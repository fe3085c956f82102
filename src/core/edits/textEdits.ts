import type { TextEdit } from './change.ts'

/** Applies edits to a text, from its beginning to its end. Of two that overlap, only the first is applied. */
export const applyEdits = (text: string, edits: readonly TextEdit[]): string => {
  let end = 0
  let result = ''
  for (const { offset, length, text: put } of [...edits].sort(
    (a, b) => a.offset - b.offset || a.length - b.length,
  )) {
    if (offset < end) continue
    result += text.slice(end, offset) + put
    end = offset + length
  }
  return result + text.slice(end)
}

/** The shortest single edit that makes one text of another. */
export const editBetween = (before: string, after: string): TextEdit => {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1
  let end = 0
  while (
    end < shorter - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  )
    end += 1
  return {
    offset: start,
    length: before.length - end - start,
    text: after.slice(start, after.length - end),
  }
}
