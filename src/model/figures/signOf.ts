import { numberFormat } from './numberFormat.ts'

/** What stands around a number as its sign: `₹` before it, ` €` after it. */
export type Sign = { readonly before: string; readonly after: string }

const ofNumber: readonly Intl.NumberFormatPartTypes[] = ['integer', 'group', 'decimal', 'fraction']

const signIn = (parts: readonly Intl.NumberFormatPart[]): Sign => {
  const isNumber = ({ type }: Intl.NumberFormatPart) => ofNumber.includes(type)
  const text = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('')
  return { before: text(parts.slice(0, parts.findIndex(isNumber))), after: text(parts.slice(parts.findLastIndex(isNumber) + 1)) }
}

/** The sign of a currency, in the place where readers expect it. */
export const currencySign = (currency: string, locale: string): Sign =>
  signIn(numberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(1))

export const percentSign = (locale: string): Sign => signIn(numberFormat(locale, { style: 'percent' }).formatToParts(1))
