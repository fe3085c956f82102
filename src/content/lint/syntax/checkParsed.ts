import { endOfString } from '../positions/indexJson.ts'
import type { SyntaxProblem } from '../types/problem.ts'

const lineOf = (text: string, offset: number) => text.slice(0, offset).split(/\r\n|\n|\r/).length

/** Finds keys that stand twice in one object, which JSON.parse passes over in silence. */
const duplicates = (text: string): SyntaxProblem[] => {
  const problems: SyntaxProblem[] = []
  const stack: (Map<string, number> | undefined)[] = []
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '{') stack.push(new Map())
    else if (sign === '[') stack.push(undefined)
    else if (sign === '}' || sign === ']') stack.pop()
    if (sign !== '"') continue
    const end = endOfString(text, at)
    const keys = stack.at(-1)
    if (keys && problems.length < 50 && /^\s*:/.test(text.slice(end, end + 200))) {
      const raw = text.slice(at, end)
      const key = raw.includes('\\') ? JSON.stringify(JSON.parse(raw)) : raw
      const before = keys.get(key)
      if (before !== undefined) {
        problems.push({
          offset: at,
          length: end - at,
          message: `The key ${key} stands twice in the same object: here and on line ${lineOf(text, before)}. Only the last one counts.`,
          suggestion: 'Remove one of the two, or give it its right name.',
        })
      }
      keys.set(key, at)
    }
    at = end - 1
  }
  return problems
}

/** What a number that cannot be held is like: the document was not read as it is meant, so nothing else is said of it. */
export const inexactNumber = 'unheld number'

const numbers = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g
const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
const loneEscape = /\\u[dD][89a-fA-F][0-9a-fA-F]{2}/

/** What stands before an amount of a fact or a worked example: these are read from their text. */
const readAsText = /"(?:amount|to|quantity|rate)"\s*:\s*$/

/** Numbers that a computer cannot hold, and texts with half of a character. */
const values = (text: string): SyntaxProblem[] => {
  const problems: SyntaxProblem[] = []
  for (const { 0: found, index } of text.matchAll(numbers)) {
    if (found[0] === '"') {
      if (!loneEscape.test(found) && !lone.test(found)) continue
      if (!lone.test(JSON.parse(found) as string)) continue
      problems.push({
        offset: index,
        length: found.length,
        message: 'The text holds half of a character (a lone surrogate), which cannot be shown.',
        suggestion: 'Type the character again.',
      })
    } else if (!Number.isFinite(Number(found))) {
      problems.push({
        offset: index,
        length: found.length,
        message: `${found.length > 24 ? 'This number' : `The number ${found}`} is too large to be held.`,
        suggestion: 'Write a smaller number.',
        like: inexactNumber,
      })
    } else if (
      /^-?\d{16,}$/.test(found) &&
      BigInt(found) !== BigInt(Number(found)) &&
      !readAsText.test(text.slice(Math.max(0, index - 40), index))
    ) {
      problems.push({
        offset: index,
        length: found.length,
        message: `The number ${found} has more digits than can be held exactly.`,
        suggestion: 'Write a smaller number, or put it in double quotes as a text.',
      })
    }
  }
  return problems
}

/** What is wrong with a text that JSON.parse accepts, besides what passes a limit. */
export const checkParsed = (text: string): SyntaxProblem[] =>
  [...duplicates(text), ...values(text)].sort((a, b) => a.offset - b.offset)
