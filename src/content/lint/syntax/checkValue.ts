import { msg } from '../messages/msg.ts'
import type { SyntaxProblem } from '../types/problem.ts'
import type { Token } from './tokenize.ts'

const literals = ['true', 'false', 'null']
const otherNames: Readonly<Record<string, string>> = {
  True: 'true',
  TRUE: 'true',
  yes: 'true',
  False: 'false',
  FALSE: 'false',
  no: 'false',
  None: 'null',
  NULL: 'null',
  Null: 'null',
  nil: 'null',
  undefined: 'null',
}

/** Whether a number is written as JSON writes numbers. */
const isPlainNumber = (text: string): boolean =>
  /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/.test(text)

const whole = (token: Token, text: string) => [
  { offset: token.start, length: token.text.length, text },
]

/** That a key or a text has no quotes at all. */
export const unquoted = (token: Token, what: 'key' | 'text'): SyntaxProblem => ({
  offset: token.start,
  length: token.text.length,
  message: msg('quotesMissing', { what, text: token.text }),
  suggestion: what === 'key' ? msg('writeInQuotes', { text: token.text }) : msg('quoteWholeText'),
  ...(what === 'key' ? { like: 'unquoted key' } : {}),
  ...(what === 'key' && /^[\w$-]+$/.test(token.text)
    ? { edits: whole(token, `"${token.text}"`) }
    : {}),
})

const quoted = (token: Token): SyntaxProblem => {
  const kind =
    token.text[0] === "'" ? 'single quotes' : token.text[0] === '`' ? 'backticks' : 'curly quotes'
  if (!token.closed) {
    return {
      offset: token.start,
      length: token.text.trimEnd().length,
      message: msg('wrongQuoteBegins', { kind }),
      suggestion: msg('useStraightQuotes'),
    }
  }
  const inner = token.text.slice(1, -1)
  return {
    offset: token.start,
    length: token.text.length,
    message: msg('wrongQuotes', { kind }),
    suggestion: msg('useStraightQuotes'),
    like: kind,
    ...(/["\\]/.test(inner) ? {} : { edits: whole(token, `"${inner}"`) }),
  }
}

const figure = (token: Token): SyntaxProblem => {
  const plain = token.text
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '')
  const certain = isPlainNumber(plain)
  return {
    offset: token.start,
    length: token.text.length,
    message: msg('notANumber', { text: token.text }),
    suggestion: certain ? msg('writeBare', { value: plain }) : msg('quoteIfText'),
    ...(certain ? { edits: whole(token, plain) } : {}),
  }
}

/** What is wrong with a value that is neither a text in double quotes nor a bracket; undefined where nothing is. */
export const checkValue = (token: Token): SyntaxProblem | undefined => {
  if (token.kind === 'string') return undefined
  if (token.kind === 'quoted') return quoted(token)
  if (token.kind === 'number') return isPlainNumber(token.text) ? undefined : figure(token)
  if (literals.includes(token.text)) return undefined
  const meant = Object.hasOwn(otherNames, token.text) ? otherNames[token.text] : undefined
  if (!meant) return unquoted(token, 'text')
  return {
    offset: token.start,
    length: token.text.length,
    message: msg('unknownWord', { text: token.text }),
    suggestion: msg('writeUnquoted', { value: meant }),
    ...(meant === token.text.toLowerCase() ? { edits: whole(token, meant) } : {}),
  }
}
