/** The first letters of a name's first and last word, each with the signs that belong to it. */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => /^.\p{M}*/u.exec(word ?? '')?.[0].toUpperCase() ?? '').join('')
}
