import { numberFormat } from './numberFormat.ts'

/** A number with two decimals at most: `15`, `4.2`. */
export const plain = (amount: number, locale: string): string => numberFormat(locale, { maximumFractionDigits: 2 }).format(amount)

/** Cents are two figures, or none: `4.20`, `4`. */
export const cents = (amount: number, locale: string): string =>
  Number.isInteger(amount) ? plain(amount, locale) : numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)

const smallest = new Map<string, number>()

/** From where on people count in large units: a lakh in India, elsewhere a million. Below a hundred thousand nobody does. */
const largeFrom = (locale: string): number => {
  const known = smallest.get(locale)
  if (known !== undefined) return known
  const format = numberFormat(locale, { notation: 'compact', compactDisplay: 'long', numberingSystem: 'latn' })
  const isUnit = (amount: number) => {
    const parts = format.formatToParts(amount)
    return parts.some(({ type }) => type === 'compact') && parts.find(({ type }) => type === 'integer')?.value === '1'
  }
  const found = [5, 6, 7, 8, 9].map((power) => 10 ** power).find(isUnit) ?? Number.POSITIVE_INFINITY
  smallest.set(locale, found)
  return found
}

/** Amounts in large units by the locale's own words: `20 lakh`, `1.5 crore`, `2 million`. */
export const large = (amount: number, locale: string): string =>
  amount >= largeFrom(locale)
    ? numberFormat(locale, { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 2 })
        .format(amount)
        .replace(/[ \u202f]/g, '\u00a0')
    : cents(amount, locale)
