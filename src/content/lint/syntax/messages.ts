/** What the reader says of each mistake that is not about brackets or about one value alone. */
import { signName } from '../signs/signName.ts'
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
  message: 'JSON has no comments.',
  suggestion: 'Remove the comment.',
  like: 'comment',
})

export const control = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: `There is ${signName(token.text)} between the texts, which JSON does not allow.`,
  suggestion: 'Delete it.',
  like: `sign ${token.text}`,
  ...removed(token),
})

export const commaMissing = (before: Token, token: Token): SyntaxProblem => ({
  offset: before.end,
  length: 1,
  message: `A comma is missing ${token.line > before.line ? `at the end of line ${before.line}` : `before ${short(token.text)} on line ${token.line}`}.`,
  suggestion: `Add a comma after ${short(before.text)}.`,
  ...inserted(before.end, ','),
})

export const lastComma = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: `There is one comma too many at the end of line ${token.line}.`,
  suggestion: 'Remove the comma after the last entry.',
  ...removed(token),
})

export const secondComma = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: `There is one comma too many on line ${token.line}.`,
  suggestion: 'Remove it.',
  ...removed(token),
})

export const secondColon = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: 'There is one colon too many.',
  suggestion: 'Remove it.',
  ...removed(token),
})

export const equalsSign = (token: Token): SyntaxProblem => ({
  offset: token.start,
  length: 1,
  message: 'An equals sign stands where a colon belongs.',
  suggestion: 'Write : instead.',
  ...(token.text === '=' ? { edits: [{ offset: token.start, length: 1, text: ':' }] } : {}),
})

export const colonMissing = (key: Token): SyntaxProblem => ({
  offset: key.end,
  length: 1,
  message: `A colon is missing after ${key.text} on line ${key.line}.`,
  suggestion: 'Add a : between the key and its value.',
  ...inserted(key.end, ':'),
})

export const colonWithoutKey = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: 'A colon stands here without a key before it.',
  suggestion: 'Write the key in double quotes before it.',
})

export const colonInstead = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: 'A colon stands where a comma or the end is expected.',
  suggestion: 'Look at the quotes and commas just before it.',
})

export const valueMissing = (key: Token): SyntaxProblem => ({
  ...at(key),
  message: `The value of ${key.text} is missing.`,
  suggestion: 'Write a colon and the value after it.',
})

export const roundBracket = (token: Token, meant: Token): SyntaxProblem => ({
  ...at(token),
  message: `A round bracket ${token.text} stands where ${meant.text} belongs.`,
  suggestion: `Write ${meant.text} instead.`,
  like: 'round bracket',
  edits: [{ offset: token.start, length: 1, text: meant.text }],
})

export const keyExpected = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: `A key in double quotes is expected here, not ${short(token.text)}.`,
  suggestion: 'Keys are written "title": …',
})

export const openingQuote = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: `The opening quote of ${token.text} is missing.`,
  suggestion: `Write "${token.text}".`,
})

export const closingQuote = (token: Token, name: string): SyntaxProblem => ({
  offset: token.start,
  length: name.length + 1,
  message: `The closing quote of "${name} is missing.`,
  suggestion: `Write "${name}".`,
})

export const innerQuote = (before: Token): SyntaxProblem => ({
  offset: before.end - 1,
  length: 1,
  message: 'The text ends at this quote, but the line goes on.',
  suggestion: 'Write \\" for a quote inside a text, or remove this one.',
})

export const commaInNumber = (first: Token, last: Token): SyntaxProblem => ({
  offset: first.start,
  length: last.end - first.start,
  message: 'A number has no commas in it.',
  suggestion: 'Write the digits only: 100000 instead of 100,000.',
})

export const listBracket = (key: Token): SyntaxProblem => ({
  ...at(key),
  message: `${key.text} is a list, but its [ is missing.`,
  suggestion: `Add a [ after the colon on line ${key.line}.`,
})

export const entryBracket = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: `A { is missing before ${token.text} on line ${token.line}: a list has no keys of its own.`,
  suggestion: 'Add the { that begins this entry.',
})

export const firstBracket: SyntaxProblem = {
  offset: 0,
  length: 1,
  message: 'The { that begins the document is missing.',
  suggestion: 'Add a { on a line of its own before all else.',
}

export const onlyComments: SyntaxProblem = {
  offset: 0,
  length: 1,
  message: 'The file holds nothing but comments.',
  suggestion: 'Write the document between { and }.',
}

export const stray = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: `${short(token.text)} stands here between two entries, where nothing but a comma belongs.`,
  suggestion: 'Remove it.',
})

export const afterEnd = (token: Token): SyntaxProblem => ({
  ...at(token),
  message: 'The document has ended before this.',
  suggestion: 'Remove what follows the last }, or move it inside.',
})
