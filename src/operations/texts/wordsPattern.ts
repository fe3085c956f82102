/** How some words are found: as they are read, and in a text with marks, where signs of these and addresses of links may stand among them. */
export type WordsPattern = { readonly plain: RegExp; readonly throughMarks: RegExp }

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const spaces = /[ \u00a0\u202f]+/g

/** Words as they stand, whichever of the spaces is between them. */
export const wordsPattern = (words: string): string => escaped(words).replace(spaces, '[ \\u00a0\\u202f]')

const sign = '(?:[*`\\\\[]|\\]\\([^)]*\\))'
const signs = `${sign}*`
const throughMarks = (words: string): string =>
  [...words.replace(spaces, ' ')].map((letter) => (letter === ' ' ? `${signs}[ \\u00a0\\u202f\\n]` : `${signs}${escaped(letter)}`)).join('')

/** Makes the patterns of some words; `flags` say whether capitals count. */
export const patternOf = (words: string, flags: string): WordsPattern => ({
  plain: new RegExp(wordsPattern(words), flags),
  throughMarks: new RegExp(throughMarks(words).slice(signs.length), flags.replace('g', '')),
})
