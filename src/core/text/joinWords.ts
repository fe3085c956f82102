/** `a, b or c`. */
export const joinWords = (words: readonly string[], last: 'and' | 'or' = 'or'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

/** The first words of a list, and how many others there are: `a, b and 3 more`; with commas alone if all are listed: `a, b`. */
export const joinSome = (words: readonly string[], most: number): string =>
  words.length > most
    ? `${words.slice(0, most).join(', ')} and ${words.length - most} more`
    : words.join(', ')
