import { decimalText } from '../../document/exactNumbers.ts'
import { memoizeByName } from '../../document/memoize.ts'
import { numberFormat } from './numberFormat.ts'

/** The digits of a locale, 0 to 9. */
const localDigits = (locale: string): string[] =>
  [...numberFormat(locale, { useGrouping: false }).format(9_876_543_210)].reverse()

type DigitOptions = {
  /** So many decimals at least, if there are any. */
  readonly atLeast?: number
  /** So many decimals in any case. */
  readonly always?: number | undefined
  readonly useGrouping?: boolean
  /** The currency of the site, whose sign is written too. */
  readonly currency?: string
}

const isDecimal = /^-?\d+(?:\.\d+)?$/

/**
 * A decimal number such as "-1234.50" in all of its digits, as a locale writes them. Whole numbers stay
 * bare. `Intl` writes the whole part only: older engines round fractions after 20 places, and all of them
 * drop the zeros at the end. Pure.
 */
export const allDigits = (
  decimal: string,
  locale: string,
  { atLeast = 0, always = 0, useGrouping = true, currency }: DigitOptions = {},
): string => {
  const sign =
    currency === undefined
      ? {}
      : ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const)
  const format = (decimals: number) =>
    numberFormat(locale, {
      ...sign,
      useGrouping,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  if (!isDecimal.test(decimal)) return format(0).format(Number(decimal)) // the preview shows what isn't right yet
  const [whole = '0', fraction = ''] = decimal.split('.')
  const number = whole === '-0' ? -0 : BigInt(whole)
  if (fraction === '' && always === 0) return format(0).format(number)
  const digits = localDigits(locale)
  const local = [...fraction.padEnd(fraction === '' ? always : Math.max(atLeast, always), '0')]
    .map((digit) => digits[Number(digit)] ?? digit)
    .join('')
  return format(1)
    .formatToParts(number)
    .map(({ type, value }) => (type === 'fraction' ? local : value))
    .join('')
}

const smallest = new Map<string, number>()

/** From where on people count in large units: a lakh in India, elsewhere a million. Below a hundred thousand nobody does. */
const largeFrom = (locale: string): number => {
  const known = smallest.get(locale)
  if (known !== undefined) return known
  const format = numberFormat(locale, {
    notation: 'compact',
    compactDisplay: 'long',
    numberingSystem: 'latn',
  })
  const isUnit = (amount: number) => {
    const parts = format.formatToParts(amount)
    return (
      parts.some(({ type }) => type === 'compact') &&
      parts.find(({ type }) => type === 'integer')?.value === '1'
    )
  }
  const found = [5, 6, 7, 8, 9].map((power) => 10 ** power).find(isUnit) ?? Number.POSITIVE_INFINITY
  smallest.set(locale, found)
  return found
}

const compact = (decimal: string, locale: string, decimals: number): string =>
  numberFormat(locale, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: decimals,
  })
    .format(/^-?\d+$/.test(decimal) ? BigInt(decimal) : Number(decimal))
    .replace(/[ \u202f]/g, '\u00a0')

/** An amount in large units has at most this many decimals: "1.25 million". */
const largeDecimals = 2

/** An amount in large units by the locale's own words, rounded: "20 lakh", "1.23 million". Undefined below the first of them. Pure. */
export const rounded = (decimal: string, locale: string): string | undefined =>
  Number(decimal) >= largeFrom(locale) ? compact(decimal, locale, largeDecimals) : undefined

/** The same, only if nothing is rounded; a fraction has digits that it would hide. Undefined otherwise. Pure. */
export const exactlyLarge = (decimal: string, locale: string): string | undefined => {
  const text = decimal.includes('.') ? undefined : rounded(decimal, locale)
  return text !== undefined && text === compact(decimal, locale, 20) ? text : undefined
}

/** How many decimals an amount of a currency has if it has any: 2 in pounds, none in yen, 3 in dinars. */
export const currencyDecimals = memoizeByName(
  (currency) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2,
)

/** A number in all of its digits: "15", "4.2". Pure. */
export const plain = (amount: number, locale: string): string =>
  allDigits(decimalText(String(amount)), locale)
