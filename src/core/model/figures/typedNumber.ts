import { decimalText, plainDecimal } from '../../document/exactNumbers.ts'
import { numberFormat } from './numberFormat.ts'

/** What may stand at a number that somebody types, and says nothing about how much it is. */
const signs = /\p{Sc}|\bRs\.?|\b[A-Z]{3}\b|%/giu
const spaces = /[\s\u00a0\u2009\u202f\u200e\u200f\u061c]/g

/** The signs between groups of digits and before decimals that a locale has beside the digits 0 to 9. */
export const marksOf = (locale: string) => {
  const parts = numberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567.5)
  const of = (type: Intl.NumberFormatPartTypes, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback
  return { group: of('group', ','), decimal: of('decimal', '.') }
}

type Marks = ReturnType<typeof marksOf>

const digitsOf = (text: string, locale: string): string => {
  const digits = [...numberFormat(locale, { useGrouping: false }).format(9_876_543_210)].reverse()
  return digits.reduce((read, digit, value) => read.replaceAll(digit, String(value)), text)
}

/** Groups as people write them: three digits at the end, two or three before; of India, of the west. One of two digits at the end is a slip. */
const grouped = /^\d{1,3}(?:\|\d{2,3})*\|\d{3}$/

/**
 * The number that somebody has typed, as the site's language writes numbers, with or without grouping and a sign of money: "10,499", "1,05,000" and
 * "Rs 10 499" in India, "10.499" in Germany. Undefined where it is empty, could be read in two ways or has more digits than a number holds: better no figure than a wrong one. Pure.
 */
export const typedNumber = (text: string, locale: string): number | undefined =>
  readWith(text, locale, marksOf(locale))

const readWith = (text: string, locale: string, { group, decimal }: Marks): number | undefined => {
  const bare = digitsOf(text, locale)
    .replaceAll('٬', group)
    .replaceAll('٫', decimal)
    .replace(signs, '')
    .trim()
  const [, minus = '', figure = ''] = /^([-−]?)\s*(.*)$/.exec(bare) ?? []
  const [whole = '', rest, ...more] = figure.split(decimal)
  const groups = whole.trim().replaceAll(group, '|').replace(/['’]/g, '|').replace(spaces, '|')
  const isWhole = /^\d+$/.test(groups) || grouped.test(groups)
  if (!isWhole || more.length > 0 || (rest !== undefined && !/^\d+$/.test(rest))) return undefined
  const read = `${minus ? '-' : ''}${groups.replaceAll('|', '').replace(/^0+(?=\d)/, '')}${rest === undefined ? '' : `.${rest}`}`
  const isHeld = plainDecimal(decimalText(String(Number(read)))) === plainDecimal(read)
  return isHeld ? Number(read) : undefined
}

/** A number as a field shows it: as the site's language writes it, in digits that every keyboard has, and whole; with so many decimals at least. Pure. */
export const shownNumber = (value: number, locale: string, decimals = 0): string =>
  numberFormat(locale, {
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: 20,
  }).format(value)

/** An amount of money as a field shows it: 45, and 4.60. Pure. */
export const shownAmount = (value: number, locale: string): string =>
  shownNumber(value, locale, Number.isInteger(value) ? 0 : 2)

/**
 * What may be meant by a number that can't be read, since its sign before decimals is not that of the site's language: "1,50" in England is 1.50, written as
 * the language does and with the decimals that were typed; 1.299 in France may be thousands, too. Pure.
 */
export const likelyNumbers = (text: string, locale: string): string[] => {
  const { group, decimal } = marksOf(locale)
  const other = decimal === '.' ? ',' : '.'
  const decimals = /\D(\p{Nd}+)\D*$/u.exec(text)?.[1]?.length ?? 0
  const [asDecimal, asGroup] = [
    readWith(text, locale, { group: decimal, decimal: other }),
    other === group ? undefined : readWith(text, locale, { group: other, decimal }),
  ]
  return [
    ...(asDecimal === undefined ? [] : [shownNumber(asDecimal, locale, decimals)]),
    ...(asGroup === undefined ? [] : [shownNumber(asGroup, locale)]),
  ]
}
