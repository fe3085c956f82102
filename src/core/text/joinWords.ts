/** `a, b or c`. */
export const joinWords = (words: readonly string[], last: 'and' | 'or' = 'or'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
