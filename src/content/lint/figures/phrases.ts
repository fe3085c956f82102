import { plainSigns } from './plainSigns.ts'

/** Words in small letters with one space between them, without signs. */
export const plainWords = (text: string): string =>
  plainSigns(text)
    .replace(/\u093c/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** `repair.loanBicycle` as people write it: "repair loan bicycle". */
export const nameWords = (name: string): string =>
  plainWords(name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').replace(/(\d)([A-Z])/g, '$1 $2'))

export const lastWord = (phrase: string): string => phrase.slice(phrase.lastIndexOf(' ') + 1)
