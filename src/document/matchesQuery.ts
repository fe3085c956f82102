/** Accents of Latin, Greek and Cyrillic letters and the vowels above Arabic ones may be left out; vowel signs of other scripts are letters that stand with others. */
const words = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670]/g, '')
    .split(/[^\p{L}\p{N}\p{M}\u200c\u200d]+/u)
    .filter(Boolean)

/** Whether each word that somebody has written begins a word of some texts. Pure. */
export const matchesQuery = (written: string, ...texts: readonly (string | undefined)[]): boolean => {
  const known = texts.flatMap((text) => words(text ?? ''))
  return words(written).every((word) => known.some((one) => one.startsWith(word)))
}
