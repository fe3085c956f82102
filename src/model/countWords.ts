import { plainText } from './inline.ts'

/** The words of a text that a reader reads: markup and signs that stand alone do not count. */
export const countWords = (text: string): number =>
  plainText(text)
    .match(/[^\s–—·|/]+/g)
    ?.filter((word) => /[\p{L}\p{N}]/u.test(word)).length ?? 0
