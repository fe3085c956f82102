const words = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether each word that somebody has written begins a word of some texts. Pure. */
export const matchesQuery = (written: string, ...texts: readonly (string | undefined)[]): boolean => {
  const known = texts.flatMap((text) => words(text ?? ''))
  return words(written).every((word) => known.some((one) => one.startsWith(word)))
}
