import { msg } from '../messages/msg.ts'
import type { SyntaxProblem } from '../types/problem.ts'
import type { Token } from './tokenize.ts'

const badEscape = /\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/
const control = /[\u0000-\u001f]/
const controls = /[\u0000-\u001f]/g

const meant = (sign: string) => (sign === '\t' ? '\\t' : sign === '\v' || sign === '\f' ? ' ' : '')

/** A text that does not end on its line, or ends with the wrong quote. */
const unclosed = (token: Token): SyntaxProblem => {
  const curly = /[”“](?=,?\s*$)/.exec(token.text)
  if (curly) {
    const place = { offset: token.start + curly.index, length: 1 }
    return {
      ...place,
      message: msg('curlyQuoteAtEnd'),
      suggestion: msg('useStraightQuotes'),
      edits: [{ ...place, text: '"' }],
    }
  }
  return {
    offset: token.start,
    length: token.text.trimEnd().length,
    message: msg('quoteNotClosed', { line: token.line }),
    suggestion: msg('closeQuote'),
  }
}

/** What is wrong inside one text in double quotes, if anything is; other tokens are let through. */
export const checkString = (token: Token): SyntaxProblem | undefined => {
  if (token.kind !== 'string') return undefined
  if (!token.closed) return unclosed(token)
  const sign = control.exec(token.text)
  if (sign) {
    const code = sign[0].charCodeAt(0)
    return {
      offset: token.start + sign.index,
      length: 1,
      message: msg('signInText', { sign: sign[0] }),
      suggestion: code === 9 ? msg('writeTabOrSpace') : msg('delete'),
      edits: [...token.text.matchAll(controls)].map(({ 0: one, index }) => ({
        offset: token.start + index,
        length: 1,
        text: meant(one),
      })),
    }
  }
  const wrong = badEscape.exec(token.text.slice(1, -1).replace(/\\\\/g, '  '))
  if (!wrong) return undefined
  const next = token.text[wrong.index + 2] ?? ''
  return {
    offset: token.start + 1 + wrong.index,
    length: 2,
    message: msg('strayBackslash', { next }),
    suggestion: msg('doubleBackslash'),
  }
}
