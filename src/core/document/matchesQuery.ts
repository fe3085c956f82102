import { asTyped } from './sameSigns.ts'

/** Accents of Latin, Greek and Cyrillic letters and the vowels above Arabic ones may be left out; vowel signs of other scripts are letters that stand with others. */
const words = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670]/g, '')
    .split(/[^\p{L}\p{N}\p{M}\u200c\u200d]+/u)
    .filter(Boolean)

/** Whether each word that somebody has written begins a word of some texts. Pure. */
export const matchesQuery = (
  written: string,
  ...texts: readonly (string | undefined)[]
): boolean => {
  const known = texts.flatMap((text) => words(text ?? ''))
  return words(written).every((word) => known.some((one) => one.startsWith(word)))
}

/** The words of what somebody has written to find something, each as `isFoundIn` takes it. */
const apart = (written: string): string[] => asTyped(written).split(/\s+/).filter(Boolean)

/**
 * Whether all that somebody has written stands in some texts, in any order: each word at the beginning of one, or as it is within the texts, "iso" in
 * "Liaison". `isMeant` knows words that mean the thing by themselves. Pure.
 */
export const isFoundIn = (
  written: string,
  texts: readonly (string | undefined)[],
  isMeant?: (word: string) => boolean,
): boolean => {
  const said = asTyped(texts.join(' '))
  return apart(written).every(
    (word) =>
      said.includes(word) ||
      isMeant?.(word) ||
      (words(word).length > 0 && matchesQuery(word, ...texts)),
  )
}
