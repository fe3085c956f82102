import { reference } from '../../../core/model/figures/interpolate.ts'

/**
 * Signs of Unicode's planes for private use, which no text has and which the page is drawn with like any others: one begins the text of a
 * number, one ends it; the same for the facts in it. `found` in what was drawn, they tell where each text has come to stand.
 */
const firstText = 0xf0000
const firstFact = 0x100000
/** So many texts or facts have signs; of more, the rest has none. */
export const maxSigns = 0xf000
const textEnd = '\u{ff000}'
const factEnd = '\u{ff001}'

const signs = /[\u{f0000}-\u{10ffff}]/gu
const oneSign = /[\u{f0000}-\u{10ffff}]/u

export const hasSigns = (text: string): boolean => oneSign.test(text)
export const withoutSigns = (text: string): string =>
  hasSigns(text) ? text.replace(signs, '') : text

/** What a sign says. */
export type Sign =
  | { readonly kind: 'text' | 'fact'; readonly number: number }
  | { readonly kind: 'textEnd' | 'factEnd' }

const signOf = (sign: string): Sign => {
  if (sign === textEnd) return { kind: 'textEnd' }
  if (sign === factEnd) return { kind: 'factEnd' }
  const code = sign.codePointAt(0) ?? 0
  return code < firstFact
    ? { kind: 'text', number: code - firstText }
    : { kind: 'fact', number: code - firstFact }
}

/** The signs of a text, each with the place that it has once all of them are gone. */
export const signsIn = (text: string): { readonly sign: Sign; readonly at: number }[] => {
  let gone = 0
  return [...text.matchAll(signs)].map(({ index, 0: sign }) => {
    const at = index - gone
    gone += sign.length
    return { sign: signOf(sign), at }
  })
}

/** A text with the signs of its number, and around each fact those of the fact's; `numberOf` gives these. */
export const signed = (
  text: string,
  number: number,
  numberOf: ((reference: string) => number) | undefined,
): string => {
  const inner = numberOf
    ? text.replace(
        reference,
        (whole) =>
          `${String.fromCodePoint(firstFact + numberOf(whole.slice(2, -2).trim()))}${whole}${factEnd}`,
      )
    : text
  return `${String.fromCodePoint(firstText + number)}${inner}${textEnd}`
}
