import { msg } from '../messages/msg.ts'
/** What the reader says of each mistake that is not about brackets or about one value alone. */
import type { SyntaxProblem } from '../types/problem.ts'
import type { Token } from './tokenize.ts'

const at = ({ start, text }: Token) => ({ offset: start, length: text.length })
const removed = ({ start, text }: Token) => ({
  edits: [{ offset: start, length: text.length, text: '' }],
})
const inserted = (offset: number, text: string) => ({ edits: [{ offset, length: 0, text }] })
const short = (text: string) => (text.length > 30 ? `…${text.slice(-25)}` : text)

export const comment = (token: Token): SyntaxProblem => ({
  offset: token.start,
  length: Math.min(token.text.length, 60),
  message: msg('commentInJson'),
  suggestion: msg('removeComment'),
  like: 'comment',
})

export const control = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: msg('signBetweenTexts', { sign: token.text }),
  suggestion: msg('delete'),
  like: `sign ${token.text}`,
  ...removed(token),
})

export const commaMissing = (before: Token, token: Token): SyntaxProblem => ({
  offset: before.end,
  length: 1,
  message:
    token.line > before.line
      ? msg('commaMissingAtEnd', { line: before.line })
      : msg('commaMissingBefore', { text: short(token.text), line: token.line }),
  suggestion: msg('addCommaAfter', { after: short(before.text) }),
  ...inserted(before.end, ','),
})

export const lastComma = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: msg('commaAtEnd', { line: token.line }),
  suggestion: msg('removeLastComma'),
  ...removed(token),
})

export const secondComma = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: msg('commaTooMany', { line: token.line }),
  suggestion: msg('remove'),
  ...removed(token),
})

export const secondColon = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: msg('colonTooMany'),
  suggestion: msg('remove'),
  ...removed(token),
})

export const equalsSign = (token: Token): SyntaxProblem => ({
  offset: token.start,
  length: 1,
  message: msg('equalsSign'),
  suggestion: msg('writeColon'),
  ...(token.text === '=' ? { edits: [{ offset: token.start, length: 1, text: ':' }] } : {}),
})

export const colonMissing = (key: Token): SyntaxProblem => ({
  offset: key.end,
  length: 1,
  message: msg('colonMissing', { key: key.text, line: key.line }),
  suggestion: msg('addColon'),
  ...inserted(key.end, ':'),
})

export const colonWithoutKey = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: msg('colonWithoutKey'),
  suggestion: msg('writeKeyBefore'),
})

export const colonInstead = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: msg('colonInsteadOfComma'),
  suggestion: msg('checkQuotesBefore'),
})

export const valueMissing = (key: Token): SyntaxProblem => ({
  ...at(key),
  message: msg('valueMissing', { key: key.text }),
  suggestion: msg('writeColonAndValue'),
})

export const roundBracket = (token: Token, meant: Token): SyntaxProblem => ({
  ...at(token),
  message: msg('roundBracket', { bracket: token.text, meant: meant.text }),
  suggestion: msg('writeInstead', { text: meant.text }),
  like: 'round bracket',
  edits: [{ offset: token.start, length: 1, text: meant.text }],
})

export const keyExpected = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: msg('keyExpected', { found: short(token.text) }),
  suggestion: msg('keysAreWritten'),
})

export const openingQuote = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: msg('openingQuoteMissing', { text: token.text }),
  suggestion: msg('writeInQuotes', { text: token.text }),
})

export const closingQuote = (token: Token, name: string): SyntaxProblem => ({
  offset: token.start,
  length: name.length + 1,
  message: msg('closingQuoteMissing', { name }),
  suggestion: msg('writeInQuotes', { text: name }),
})

export const innerQuote = (before: Token): SyntaxProblem => ({
  offset: before.end - 1,
  length: 1,
  message: msg('quoteInText'),
  suggestion: msg('escapeQuote'),
})

export const commaInNumber = (first: Token, last: Token): SyntaxProblem => ({
  offset: first.start,
  length: last.end - first.start,
  message: msg('commasInNumber'),
  suggestion: msg('writeDigitsOnly'),
})

export const listBracket = (key: Token): SyntaxProblem => ({
  ...at(key),
  message: msg('listNotOpened', { key: key.text }),
  suggestion: msg('openList', { line: key.line }),
})

export const entryBracket = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: msg('entryNotOpened', { key: token.text, line: token.line }),
  suggestion: msg('openEntry'),
})

export const firstBracket: SyntaxProblem = {
  offset: 0,
  length: 1,
  message: msg('documentNotOpened'),
  suggestion: msg('openDocument'),
}

export const onlyComments: SyntaxProblem = {
  offset: 0,
  length: 1,
  message: msg('onlyComments'),
  suggestion: msg('writeDocument'),
}

export const stray = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: msg('strayText', { text: short(token.text) }),
  suggestion: msg('remove'),
})

export const afterEnd = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: msg('afterDocument'),
  suggestion: msg('removeRest'),
})
