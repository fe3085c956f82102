/** The first letters of a name's first and last word, each with the signs that belong to it; those that would join to a word stand apart (U+200C). */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = (words.length > 1 ? [words[0], words.at(-1)] : words).flatMap(
    (word) => /^.\p{M}*/u.exec(word ?? '') ?? [],
  )
  return letters.join(/\p{Script=Arabic}/u.test(name) ? '\u200c' : '').toUpperCase()
}
