import { memoizeByName } from '../../document/memoize.ts'
import type { Writing } from '../../kit/Writing.ts'
import { numberFormat } from './numberFormat.ts'

/** What stands around a number as its sign: `₹` before it, ` €` after it. */
export type Sign = { readonly before: string; readonly after: string }

const ofNumber: readonly Intl.NumberFormatPartTypes[] = ['integer', 'group', 'decimal', 'fraction']

const signIn = (parts: readonly Intl.NumberFormatPart[]): Sign => {
  const isNumber = ({ type }: Intl.NumberFormatPart) => ofNumber.includes(type)
  const text = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('')
  return {
    before: text(parts.slice(0, parts.findIndex(isNumber))),
    after: text(parts.slice(parts.findLastIndex(isNumber) + 1)),
  }
}

type Display = 'symbol' | 'narrowSymbol' | 'code'

const signAs = (currency: string, locale: string, currencyDisplay: Display): Sign =>
  signIn(numberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(1))

/** A sign as readers tell it from others: they see "kr" and "kr." as the same. */
const lookOf = ({ before, after }: Sign): string =>
  (before + after)
    .normalize('NFKC')
    .replace(/[\s.\u200e\u200f\u061c]/g, '')
    .toLowerCase()

/** How many currencies have each sign in a locale. */
const signCounts = memoizeByName((locale: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const currency of Intl.supportedValuesOf('currency')) {
    const look = lookOf(signAs(currency, locale, 'symbol'))
    counts.set(look, (counts.get(look) ?? 0) + 1)
  }
  return counts
})

/** English of the world, which no country's currency is at home in: "US$", "JP¥", "£", "SEK". */
export const ofTheWorld = 'en-001'

/** What a locale calls a currency beside an amount: its sign, or its three letters. Pure. */
export const currencySymbol = (currency: string, locale: string): string =>
  numberFormat(locale, { style: 'currency', currency })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? currency

/**
 * The sign of a currency, at the side of the number that readers expect. The site's currency has its short
 * sign. Another has the one by which the locale tells currencies apart: "US$", "€". If that looks like the
 * site's or like a third one, its three letters. Pure.
 */
export const currencySign = (
  currency: string,
  { locale, currency: ofSite }: Pick<Writing, 'locale' | 'currency'>,
): Sign => {
  const short = signAs(ofSite, locale, 'narrowSymbol')
  if (currency === ofSite) return short
  const sign = signAs(currency, locale, 'symbol')
  const isClear = lookOf(sign) !== lookOf(short) && (signCounts(locale).get(lookOf(sign)) ?? 0) < 2
  return isClear ? sign : signAs(currency, locale, 'code')
}

export const percentSign = (locale: string): Sign =>
  signIn(numberFormat(locale, { style: 'percent' }).formatToParts(1))

/**
 * What a figure with a sign begins with. A sign that has no direction of its own, such as ₹ or %, goes with the letters before it: from right to left it
 * would change sides from sentence to sentence (U+200E keeps it). Empty where nothing is needed.
 */
export const directionMark = (
  { before, after }: Sign,
  { direction }: Writing['language'],
): string =>
  direction === 'rtl' && before + after !== '' && !/[\p{L}\u200e\u200f\u061c]/u.test(before + after)
    ? '\u200e'
    : ''
