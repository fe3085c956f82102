/**
 * Signs that people type for each other when they look for something: keyboards have the first of each row, pages mostly another one. None of them means
 * anything in regular expressions but the hyphen, which stands first.
 */
const rows = ['-‐‑‒–—−', "'‘’‚‛ʼ′‹›", '"“”„‟″«»', ' \u00a0\u2009\u202f']
const rowOf = new Map(rows.flatMap((row) => [...row].map((sign) => [sign, row] as const)))
const others = new RegExp(`[${rows.map((row) => row.slice(1)).join('')}]`, 'g')

/** All signs that are typed for this one, which is the first or among them; itself alone where there are none. */
export const signsLike = (sign: string): string => rowOf.get(sign) ?? sign

/** A text with the signs of the keyboard, in small letters: what is looked for and what is looked through are compared so. Pure. */
export const asTyped = (text: string): string =>
  text.replace(others, (sign) => signsLike(sign).charAt(0)).toLowerCase()

/** Whether a text says some words one after the other, in any capitals. Pure. */
export const saysWords = (text: string, words: string): boolean =>
  asTyped(text).includes(asTyped(words).trim())
