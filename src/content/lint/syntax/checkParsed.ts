import { msg } from '../messages/msg.ts'
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
          message: msg('keyTwice', { key, line: lineOf(text, before) }),
          suggestion: msg('removeOrRenameKey'),
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
        message: msg('loneSurrogate'),
        suggestion: msg('retypeCharacter'),
      })
    } else if (!Number.isFinite(Number(found))) {
      problems.push({
        offset: index,
        length: found.length,
        message: msg('numberTooLong', { found }),
        suggestion: msg('writeSmallerOne'),
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
        message: msg('numberInexact', { found }),
        suggestion: msg('shortenOrQuoteNumber'),
      })
    }
  }
  return problems
}

/** What is wrong with a text that JSON.parse accepts, besides what passes a limit. */
export const checkParsed = (text: string): SyntaxProblem[] =>
  [...duplicates(text), ...values(text)].sort((a, b) => a.offset - b.offset)
