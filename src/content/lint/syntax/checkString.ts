import { signName } from '../signs/signName.ts'
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
      message: 'This text ends with a curly quote; JSON takes only straight double quotes.',
      suggestion: 'Use " at both ends.',
      edits: [{ ...place, text: '"' }],
    }
  }
  return {
    offset: token.start,
    length: token.text.trimEnd().length,
    message: `The text that begins here has no closing quote on line ${token.line}.`,
    suggestion: 'Add a " at its end. A line break inside a text is written \\n.',
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
      message: `There is ${signName(sign[0])} inside the text, which JSON does not allow.`,
      suggestion: code === 9 ? 'Write \\t or a space instead.' : 'Delete it.',
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
    message: `A backslash before ${next === '"' ? 'a quote' : `"${next}"`} means nothing in JSON.`,
    suggestion: 'Write \\\\ for a backslash that is meant as such.',
  }
}
