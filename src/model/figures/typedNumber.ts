import { numberFormat } from './numberFormat.ts'

/** What may stand at a number that somebody types, and says nothing about how much it is. */
const signs = /\p{Sc}|\bRs\.?|\b[A-Z]{3}\b|%/giu
const spaces = /[\s\u00a0\u2009\u202f\u200e\u200f\u061c]/g

/** The signs between groups of digits and before decimals that a locale has beside the digits 0 to 9. */
export const marksOf = (locale: string) => {
  const parts = numberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567.5)
  const of = (type: Intl.NumberFormatPartTypes, fallback: string) => parts.find((part) => part.type === type)?.value ?? fallback
  return { group: of('group', ','), decimal: of('decimal', '.') }
}

const digitsOf = (text: string, locale: string): string => {
  const digits = [...numberFormat(locale, { useGrouping: false }).format(9_876_543_210)].reverse()
  return digits.reduce((read, digit, value) => read.replaceAll(digit, String(value)), text)
}

/** Groups as people write them: three digits at the end, two or three before; of India, of the west. One of two digits at the end is a slip. */
const grouped = /^\d{1,3}(?:\|\d{2,3})*\|\d{3}$/

/**
 * The number that somebody has typed, as the site's language writes numbers, with or without grouping and a sign of money: "10,499", "1,05,000" and
 * "Rs 10 499" in India, "10.499" in Germany. Undefined where it is empty or could be read in two ways: better no figure than a wrong one. Pure.
 */
export const typedNumber = (text: string, locale: string): number | undefined => {
  const { group, decimal } = marksOf(locale)
  const bare = digitsOf(text, locale).replaceAll('٬', group).replaceAll('٫', decimal).replace(signs, '').trim()
  const [, minus = '', figure = ''] = /^([-−]?)\s*(.*)$/.exec(bare) ?? []
  const [whole = '', rest, ...more] = figure.split(decimal)
  const groups = whole.trim().replaceAll(group, '|').replace(/['’]/g, '|').replace(spaces, '|')
  const isWhole = /^\d+$/.test(groups) || grouped.test(groups)
  if (!isWhole || more.length > 0 || (rest !== undefined && !/^\d+$/.test(rest))) return undefined
  return Number(`${minus ? '-' : ''}${groups.replaceAll('|', '')}${rest === undefined ? '' : `.${rest}`}`)
}

/** A number as a field shows it: as the site's language writes it, in digits that every keyboard has, and whole. Pure. */
export const shownNumber = (value: number, locale: string): string => numberFormat(locale, { numberingSystem: 'latn', maximumFractionDigits: 15 }).format(value)
