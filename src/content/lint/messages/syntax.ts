import { joinWords } from '../../../core/text/joinWords.ts'
import { pluralWord } from '../../../core/text/plural.ts'
import type { Said } from './Said.ts'
import { signName } from './signName.ts'
import type { Words } from './Words.ts'

/** A version of lines that two people changed, with the name that git gives it. */
type Side = { readonly name: string | undefined; readonly from: number; readonly to: number }

const conflict =
  'Two people changed the same lines, and nobody has chosen between them yet (a merge conflict)'

const conflictsBelow = (others: number): string =>
  others === 0
    ? ''
    : ` ${pluralWord(others, 'One more conflict follows', `${others} more conflicts follow`)} below.`

const linesWords = ({ from, to }: Side): string =>
  to < from
    ? 'nothing at all'
    : to === from
      ? `line ${from}`
      : to === from + 1
        ? `lines ${from} and ${to}`
        : `lines ${from} to ${to}`

const named = ({ name }: Side): string =>
  name ? ` (${name.length > 40 ? `${name.slice(0, 37)}…` : name})` : ''

export const syntax = {
  bracketNeverClosed: ({ bracket, line }: { bracket: string; line: number }) =>
    `The ${bracket} opened on line ${line} is never closed.`,
  closeBracket: ({ bracket }: { bracket: string }) => `Add a ${bracket} where it ends.`,
  closeBracketBefore: ({ bracket, line }: { bracket: string; line: number }) =>
    `Add a ${bracket} where it ends, before line ${line} goes on.`,
  bracketTooMany: ({ bracket }: { bracket: string }) =>
    `There is one ${bracket} too many: nothing is open that it could close.`,
  removeBracketOrOpen: ({ bracket, partner }: { bracket: string; partner: string }) =>
    `Remove this ${bracket}, or add the ${partner} that it should close.`,
  bracketTooManyAtEnd: ({ bracket, line }: { bracket: string; line: number }) =>
    `There is one ${bracket} too many on line ${line}: everything that was opened is closed without it.`,
  removeBracket: ({ bracket }: { bracket: string }) => `Remove this ${bracket}.`,
  bracketWithoutKey: ({ bracket }: { bracket: string }) =>
    `There is one ${bracket} too many: no value can begin here.`,
  removeBracketOrAddKey: ({ bracket }: { bracket: string }) =>
    `Remove this ${bracket}, or write the key before it.`,
  fileFarTooLarge: ({ length, most }: { length: number; most: number }) =>
    `The file is far too large: ${Math.ceil(length / 1_000_000)} MB, where ${most / 1_000_000} MB is the most.`,
  splitDocument: () => 'Split the document, or remove what does not belong in it.',
  fileEmpty: () => 'The file is empty.',
  writeOrDeleteFile: () => 'Write a document, or delete the file.',
  fileIsUtf16: () => 'The file is stored as UTF-16; it must be UTF-8.',
  saveAsUtf8: () => 'Save it again with the encoding "UTF-8" (without BOM).',
  characterUnreadable: () =>
    'A character here could not be read: the file is damaged or not stored as UTF-8.',
  retypeAndSaveAsUtf8: () => 'Type the character again and save the file as UTF-8.',
  keyTwice: ({ key, line }: { key: string; line: number }) =>
    `The key ${key} stands twice in the same object: here and on line ${line}. Only the last one counts.`,
  removeOrRenameKey: () => 'Remove one of the two, or give it its right name.',
  loneSurrogate: () =>
    'The text holds half of a character (a lone surrogate), which cannot be shown.',
  retypeCharacter: () => 'Type the character again.',
  numberTooLong: ({ found }: { found: string }) =>
    `${found.length > 24 ? 'This number' : `The number ${found}`} is too large to be held.`,
  writeSmallerOne: () => 'Write a smaller number.',
  numberInexact: ({ found }: { found: string }) =>
    `The number ${found} has more digits than can be held exactly.`,
  shortenOrQuoteNumber: () => 'Write a smaller number, or put it in double quotes as a text.',
  curlyQuoteAtEnd: () =>
    'This text ends with a curly quote; JSON takes only straight double quotes.',
  useStraightQuotes: () => 'Use " at both ends.',
  quoteNotClosed: ({ line }: { line: number }) =>
    `The text that begins here has no closing quote on line ${line}.`,
  closeQuote: () => 'Add a " at its end. A line break inside a text is written \\n.',
  signInText: ({ sign }: { sign: string }) =>
    `There is ${signName(sign)} inside the text, which JSON does not allow.`,
  writeTabOrSpace: () => 'Write \\t or a space instead.',
  strayBackslash: ({ next }: { next: string }) =>
    `A backslash before ${next === '"' ? 'a quote' : `"${next}"`} means nothing in JSON.`,
  doubleBackslash: () => 'Write \\\\ for a backslash that is meant as such.',
  byteOrderMark: () =>
    'The file begins with a byte-order mark, an invisible sign that JSON does not allow.',
  saveWithoutMark: () => 'Save it as "UTF-8" without BOM, or run lint with --fix.',
  nestingTooDeep: ({ maxDepth }: { maxDepth: number }) =>
    `The nesting is too deep: more than ${maxDepth} levels of brackets.`,
  closeNesting: () => 'Look for a bracket that was meant to close.',
  textTooLong: ({ maxText }: { maxText: number }) =>
    `The text that begins here has more than ${maxText} characters.`,
  divideText: () => 'Divide it into paragraphs, or look for a lost quote.',
  notJson: () => 'The file is no JSON.',
  compareDocument: () => 'Compare it with another document of the site.',
  quotesMissing: ({ what, text }: { what: string; text: string }) =>
    `${what === 'key' ? 'The key' : 'The text'} ${text} has no quotes.`,
  writeInQuotes: ({ text }: { text: string }) => `Write "${text}".`,
  quoteWholeText: () => 'Put the whole text in double quotes.',
  wrongQuoteBegins: ({ kind }: { kind: string }) =>
    `This text begins with ${kind.slice(0, -1)} instead of a straight double quote.`,
  wrongQuotes: ({ kind }: { kind: string }) =>
    `This text stands in ${kind}; JSON takes only straight double quotes.`,
  notANumber: ({ text }: { text: string }) => `${text} is not a number as JSON writes it.`,
  quoteIfText: () => 'If it is meant as text, put it in double quotes.',
  unknownWord: ({ text }: { text: string }) => `${text} is not known in JSON.`,
  writeUnquoted: ({ value }: { value: string }) => `Write ${value}, without quotes.`,
  keepRightSide: () =>
    'Keep what is right, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  commentInJson: () => 'JSON has no comments.',
  removeComment: () => 'Remove the comment.',
  signBetweenTexts: ({ sign }: { sign: string }) =>
    `There is ${signName(sign)} between the texts, which JSON does not allow.`,
  commaMissingAtEnd: ({ line }: { line: number }) =>
    `A comma is missing at the end of line ${line}.`,
  commaMissingBefore: ({ text, line }: { text: string; line: number }) =>
    `A comma is missing before ${text} on line ${line}.`,
  manyAlike: ({ first, more }: { first: Said; more: number }, w: Words) =>
    `${w.text(first)} ${pluralWord(more, 'There is one more', `There are ${more} more`)} like it below.`,
  conflictBegins: ({ others }: { others: number }) =>
    `${conflict}: it begins here.${conflictsBelow(others)}`,
  conflictSides: ({ one, other, others }: { one: Side; other: Side; others: number }) =>
    `${conflict}: one version${named(one)} is ${linesWords(one)}, the other${named(other)} ${linesWords(other)}.${conflictsBelow(others)}`,
  keepOneVersion: ({
    lines,
    base,
  }: {
    lines: readonly number[]
    base: { from: number; to: number } | undefined
  }) =>
    `Keep one version, or write what is meant from both; then delete the lines ${joinWords(lines.map(String), 'and')}${base ? `, and what stands between ${base.from} and ${base.to}` : ''}.`,
  addCommaAfter: ({ after }: { after: string }) => `Add a comma after ${after}.`,
  commaAtEnd: ({ line }: { line: number }) =>
    `There is one comma too many at the end of line ${line}.`,
  removeLastComma: () => 'Remove the comma after the last entry.',
  commaTooMany: ({ line }: { line: number }) => `There is one comma too many on line ${line}.`,
  colonTooMany: () => 'There is one colon too many.',
  equalsSign: () => 'An equals sign stands where a colon belongs.',
  writeColon: () => 'Write : instead.',
  colonMissing: ({ key, line }: { key: string; line: number }) =>
    `A colon is missing after ${key} on line ${line}.`,
  addColon: () => 'Add a : between the key and its value.',
  colonWithoutKey: () => 'A colon stands here without a key before it.',
  writeKeyBefore: () => 'Write the key in double quotes before it.',
  colonInsteadOfComma: () => 'A colon stands where a comma or the end is expected.',
  checkQuotesBefore: () => 'Look at the quotes and commas just before it.',
  valueMissing: ({ key }: { key: string }) => `The value of ${key} is missing.`,
  writeColonAndValue: () => 'Write a colon and the value after it.',
  roundBracket: ({ bracket, meant }: { bracket: string; meant: string }) =>
    `A round bracket ${bracket} stands where ${meant} belongs.`,
  writeInstead: ({ text }: { text: string }) => `Write ${text} instead.`,
  keyExpected: ({ found }: { found: string }) =>
    `A key in double quotes is expected here, not ${found}.`,
  keysAreWritten: () => 'Keys are written "title": …',
  openingQuoteMissing: ({ text }: { text: string }) => `The opening quote of ${text} is missing.`,
  closingQuoteMissing: ({ name }: { name: string }) => `The closing quote of "${name} is missing.`,
  quoteInText: () => 'The text ends at this quote, but the line goes on.',
  escapeQuote: () => 'Write \\" for a quote inside a text, or remove this one.',
  commasInNumber: () => 'A number has no commas in it.',
  writeDigitsOnly: () => 'Write the digits only: 100000 instead of 100,000.',
  listNotOpened: ({ key }: { key: string }) => `${key} is a list, but its [ is missing.`,
  openList: ({ line }: { line: number }) => `Add a [ after the colon on line ${line}.`,
  entryNotOpened: ({ key, line }: { key: string; line: number }) =>
    `A { is missing before ${key} on line ${line}: a list has no keys of its own.`,
  openEntry: () => 'Add the { that begins this entry.',
  documentNotOpened: () => 'The { that begins the document is missing.',
  openDocument: () => 'Add a { on a line of its own before all else.',
  onlyComments: () => 'The file holds nothing but comments.',
  writeDocument: () => 'Write the document between { and }.',
  strayText: ({ text }: { text: string }) =>
    `${text} stands here between two entries, where nothing but a comma belongs.`,
  afterDocument: () => 'The document has ended before this.',
  removeRest: () => 'Remove what follows the last }, or move it inside.',
}
