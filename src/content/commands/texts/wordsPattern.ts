import { signsLike } from '../../../core/document/sameSigns.ts'
import { escapeRegExp } from '../../../core/text/escapeRegExp.ts'

/**
 * Which words are taken for those that are asked for. `alike`: as people look for something, whatever the capitals, and with any of the signs that are typed
 * for each other; `exact`: as they are written. Which of the spaces stands between them is never told apart.
 */
export type Likeness = 'exact' | 'alike'

/** How some words are found: as they are read, and in a text with marks, where signs of these and addresses of links may stand among them. */
export type WordsPattern = { readonly plain: RegExp; readonly throughMarks: RegExp }

const spaces = / +/g
/** Letters of some words, and one space for each gap between them. */
const lettersOf = (words: string): string[] => [
  ...words.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(spaces, ' '),
]

const patternOfLetter = (letter: string, likeness: Likeness): string => {
  const same = likeness === 'alike' || letter === ' ' ? signsLike(letter) : letter
  return same.length > letter.length ? `[${same}]` : escapeRegExp(letter)
}

/** Finds words as they stand. */
export const wordsPattern = (words: string, likeness: Likeness): RegExp =>
  new RegExp(
    lettersOf(words)
      .map((letter) => patternOfLetter(letter, likeness))
      .join(''),
    likeness === 'alike' ? 'gi' : 'g',
  )

const sign = '(?:[*`\\\\[]|\\]\\([^)]*\\))'
const signs = `${sign}*`
const throughMarks = (words: string, likeness: Likeness): string =>
  lettersOf(words)
    .map(
      (letter) =>
        `${signs}${letter === ' ' ? `(?:${patternOfLetter(letter, likeness)}|\\n)` : patternOfLetter(letter, likeness)}`,
    )
    .join('')

/** Makes the patterns of some words as they are read. */
export const patternOf = (words: string, likeness: Likeness): WordsPattern => ({
  plain: wordsPattern(words, likeness),
  throughMarks: new RegExp(
    throughMarks(words, likeness).slice(signs.length),
    likeness === 'alike' ? 'i' : '',
  ),
})
