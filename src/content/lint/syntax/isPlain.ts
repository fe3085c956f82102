import { maxDepth, maxText } from './limits.ts'

/** What a walk over a value counts: its keys, and the colons inside its texts. */
type Count = { keys: number; colons: number }

const colonsIn = (text: string): number => {
  let count = 0
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) count += 1
  return count
}

/** Whether a text is within its limit, however it is escaped, and has no half of a character. */
const isWhole = (text: string) => text.length < maxText / 2 && !lone.test(text)
const lone = /[\ud800-\udfff]/ // pairs are looked at more closely by those who ask for more than this quick answer

/** Numbers from here on may have been cut when they were read. */
const exact = 1e15

const count = (value: unknown, depth: number, into: Count): boolean => {
  if (typeof value === 'string') {
    into.colons += colonsIn(value)
    return isWhole(value)
  }
  if (typeof value === 'number') return Math.abs(value) < exact
  if (typeof value !== 'object' || value === null) return true
  if (depth > maxDepth) return false
  if (Array.isArray(value)) return value.every((entry) => count(entry, depth + 1, into))
  return Object.entries(value).every(([key, entry]) => {
    into.keys += 1
    into.colons += colonsIn(key)
    return isWhole(key) && count(entry, depth + 1, into)
  })
}

/**
 * Whether nothing can be wrong with a text that was read as a value, told without looking at its signs one by one: no
 * limit is passed, no character halved, no number cut, and no key stands twice, since then the text would have more
 * colons than its keys and texts account for. "No" means that a closer look is needed. Escapes hide what they stand
 * for, so that a text with one always gets it.
 */
export const isPlain = (text: string, value: unknown): boolean => {
  if (text.includes('\\u')) return false
  const found: Count = { keys: 0, colons: 0 }
  return count(value, 1, found) && colonsIn(text) === found.keys + found.colons
}
