import { plainText } from './inline.ts'

/** Signs between words: spaces of all kinds, dashes, dots and strokes that stand between them. */
const isBetween = (code: number): boolean =>
  code === 32 ||
  (code >= 9 && code <= 13) ||
  code === 0x2f ||
  code === 0x7c ||
  (code >= 0xa0 && between.test(String.fromCharCode(code)))
const between = /[\s\u2013\u2014\u00b7]/

const isLetter = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  if (code < 128)
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
  return /[\p{L}\p{N}]/u.test(String.fromCodePoint(text.codePointAt(at) ?? 32))
}

/** The words of a text that a reader reads: markup and signs that stand alone do not count. */
export const countWords = (text: string): number => {
  const plain = plainText(text)
  let words = 0
  /** Whether the word at hand has a letter or a figure already. */
  let counted = false
  for (let at = 0; at < plain.length; at += 1) {
    if (isBetween(plain.charCodeAt(at))) counted = false
    else if (!counted && isLetter(plain, at)) {
      counted = true
      words += 1
    }
  }
  return words
}
