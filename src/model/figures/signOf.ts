import type { Writing } from '../../kit/Writing.ts'
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

/**
 * What a figure with a sign begins with. A sign that has no direction of its own, such as ₹ or %, goes with the letters before it: from right to left it
 * would change sides from sentence to sentence (U+200E keeps it). Empty where nothing is needed.
 */
export const directionMark = ({ before, after }: Sign, { direction }: Writing['language']): string =>
  direction === 'rtl' && before + after !== '' && !/[\p{L}\u200e\u200f\u061c]/u.test(before + after) ? '\u200e' : ''
