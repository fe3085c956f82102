/** The words that go with a number: `one` with 1, `many` with any other. English; visitors' languages have theirs in `core/locale`. */
export const pluralWord = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many

/** A number with its noun: `1 place`, `2 places`. */
export const plural = (count: number, one: string, many?: string): string =>
  `${count} ${pluralWord(count, one, many)}`

/** Like `plural`, with the digits of large numbers in groups: `12,000 places`. */
export const pluralGrouped = (count: number, one: string, many?: string): string =>
  `${count.toLocaleString('en')} ${pluralWord(count, one, many)}`

/** The same with a 1 in words: `one place`, `2 places`. */
export const pluralInWords = (count: number, one: string, many?: string): string =>
  count === 1 ? `one ${one}` : plural(count, one, many)
