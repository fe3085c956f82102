import { decimalText, plainDecimal } from '../../document/exactNumbers.ts'
import { memoizeByName } from '../../document/memoize.ts'
import { plainDigit } from '../../locale/plainDigit.ts'
import { escapeRegExp } from '../../text/escapeRegExp.ts'
import { currencyDecimals } from './amounts.ts'
import { numberFormat } from './numberFormat.ts'
import { ofTheWorld } from './signOf.ts'

/** An amount in whole units of a currency, and the three letters of that currency. */
export type Price = { readonly amount: number; readonly currency: string }

/** Currencies whose amounts people write with "Rs". */
const rupees = ['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'SCR'] as const

const partOf = (parts: readonly Intl.NumberFormatPart[], type: Intl.NumberFormatPartTypes) =>
  parts.find((part) => part.type === type)?.value

/** A sign as texts are compared: without spaces and direction marks, and of one width. */
const plainSign = (sign: string): string =>
  sign.normalize('NFKC').replace(/[\s\u200e\u200f\u061c]/g, '')

type Display = NonNullable<Intl.NumberFormatOptions['currencyDisplay']>

/** What a locale calls a currency next to 1 and next to 5 of it: "€", "Euro". */
const signsAs = (locale: string, currency: string, currencyDisplay: Display): string[] =>
  [1, 5].map(
    (amount) =>
      partOf(
        numberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(
          amount,
        ),
        'currency',
      ) ?? '',
  )

type Meanings = {
  /** The currencies that a sign tells apart from all others: letters, the locale's sign, the name. */
  readonly clear: ReadonlyMap<string, ReadonlySet<string>>
  /** The currencies that a sign may mean at home: "$", "kr". */
  readonly short: ReadonlyMap<string, ReadonlySet<string>>
}

const meaningsIn = memoizeByName((locale: string): Meanings => {
  const clear = new Map<string, Set<string>>()
  const short = new Map<string, Set<string>>([['Rs', new Set(rupees)]])
  const add = (to: Map<string, Set<string>>, sign: string, currency: string) => {
    const key = plainSign(sign)
    if (key !== '') to.set(key, (to.get(key) ?? new Set()).add(currency))
  }
  for (const currency of Intl.supportedValuesOf('currency')) {
    add(clear, currency, currency)
    for (const sign of signsAs(locale, currency, 'symbol')) add(clear, sign, currency)
    for (const sign of signsAs(ofTheWorld, currency, 'symbol')) add(clear, sign, currency)
    for (const sign of signsAs(locale, currency, 'name')) add(clear, sign, currency)
    for (const sign of signsAs(locale, currency, 'narrowSymbol')) add(short, sign, currency)
  }
  return { clear, short }
})

/** The words of a currency's name: in Britain "45 pounds" are British pounds. */
const nameWords = (locale: string, currency: string): Set<string> =>
  new Set(signsAs(locale, currency, 'name').flatMap((name) => name.split(/\s/).map(plainSign)))

/** The one currency of all sets; undefined for none or several. */
const soleIn = (sets: readonly ReadonlySet<string>[]): string | undefined => {
  const [first = new Set<string>(), ...rest] = sets
  const common = [...first].filter((currency) => rest.every((set) => set.has(currency)))
  return common.length === 1 ? common[0] : undefined
}

const none: ReadonlySet<string> = new Set()

/** The signs of a text next to an amount: the whole of it if it is one ("US $"), else its words. */
const signsIn = (text: string, locale: string): string[] => {
  const whole = plainSign(text)
  if (whole === '') return []
  const { clear, short } = meaningsIn(locale)
  return clear.has(whole) || short.has(whole)
    ? [whole]
    : text
        .split(/\s+/)
        .map(plainSign)
        .filter((sign) => sign !== '')
}

/** The signs of the site's currency, which mean no other one on this site. */
const homeSigns = (locale: string, ofSite: string): ReadonlySet<string> =>
  new Set(
    [
      '',
      ofSite,
      ...(['symbol', 'narrowSymbol', 'name'] as const).flatMap((as) => signsAs(locale, ofSite, as)),
    ].map(plainSign),
  )

/** The currency that what is written before and after an amount names: that of the site if it may mean it and no sign is clearer. */
const currencyOf = (
  around: readonly string[],
  locale: string,
  ofSite: string,
): string | undefined => {
  const home = homeSigns(locale, ofSite)
  const isHome = (sign: string) => home.has(plainSign(sign))
  if (around.every(isHome)) return ofSite
  const signs = around.flatMap((part) => signsIn(part, locale))
  if (signs.every(isHome)) return ofSite
  const { clear, short } = meaningsIn(locale)
  const clearly = soleIn(signs.map((sign) => clear.get(sign) ?? none))
  if (clearly !== undefined) return clearly
  const words = nameWords(locale, ofSite)
  const possible = signs.map(
    (sign) =>
      new Set([
        ...(clear.get(sign) ?? none),
        ...(short.get(sign === 'Rs.' ? 'Rs' : sign) ?? none),
        ...(words.has(sign) ? [ofSite] : []),
      ]),
  )
  if (possible.every((set) => set.has(ofSite))) return ofSite
  // A short sign alone tells no currency: C$ is that of Nicaragua, but Canadians write it too.
  return signs.some((sign) => clear.has(sign)) ? soleIn(possible) : undefined
}

/** What a text has instead of the figures of its amount, and these figures with digits that programs read. */
const figureIn = (text: string) => {
  const found = /^([^\p{N}]*?)(\p{Nd}(?:[^\p{L}\p{Sc}\p{N}]?\p{Nd})*)([^\p{N}]*)$/u.exec(text)
  if (!found) return undefined
  const [, before = '', figure = '', after = ''] = found
  return { before, after, figure: figure.replace(/\p{Nd}/gu, plainDigit) }
}

type Reading = {
  readonly whole: RegExp
  /** What is between groups of digits. */
  readonly groups: RegExp
  readonly decimal: RegExp
}

/** How a locale groups digits and marks decimals. A space and an apostrophe group digits everywhere. */
const readingIn = memoizeByName((locale: string): Reading => {
  const parts = numberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567.8)
  const group = `[\\s'’٬${escapeRegExp(partOf(parts, 'group') ?? ',')}]`
  const isByTwos = parts.some(({ type, value }) => type === 'integer' && value.length === 2)
  const byThrees = `\\d{1,3}(?:(${group})\\d{3}(?:\\1\\d{3})*)?`
  const byTwos = `|\\d{1,2}(?:(${group})\\d{2})(?:\\2\\d{2})*\\2\\d{3}`
  return {
    whole: new RegExp(`^(?:${byThrees}${isByTwos ? byTwos : ''}|\\d+)$`),
    groups: new RegExp(group, 'g'),
    decimal: new RegExp(`[${escapeRegExp(partOf(parts, 'decimal') ?? '.')}٫]`),
  }
})

/** A figure as a decimal such as "1299.90"; undefined if it isn't written as the locale writes numbers, or may be read in two ways. */
const decimalIn = (figure: string, locale: string, currency: string): string | undefined => {
  const { whole, groups, decimal } = readingIn(locale)
  const [left = '', right, ...rest] = figure.split(decimal)
  if (rest.length > 0 || !whole.test(left) || !/^\d*$/.test(right ?? '')) return undefined
  if (right === undefined) return left.replace(groups, '')
  const mayBeGroup = right.length === 3 && /^[1-9]\d{0,2}$/.test(left)
  if (mayBeGroup && currencyDecimals(currency) !== 3) return undefined // "£1.200"
  return `${left.replace(groups, '')}.${right}`
}

/** The number that a decimal text is; undefined for zero, and for one with more digits than a number holds. */
const amountOf = (decimal: string): number | undefined => {
  const amount = Number(decimal)
  return amount > 0 && plainDecimal(decimalText(String(amount))) === plainDecimal(decimal)
    ? amount
    : undefined
}

/**
 * The one amount that a text states in figures: on a site in INR, `₹9,999` is 9999 INR and `€45` is 45 EUR. An amount without
 * a sign is in the site's currency. Undefined if the text says more than that (a range, words such as "from" or "lakh"), if the
 * sign may mean several currencies, or if the figures may be read in two ways. Better no price than a wrong one. Pure.
 */
export const priceIn = (text: string, locale: string, ofSite: string): Price | undefined => {
  const halfWidth = text.replace(/[\uff00-\uffef]/g, (letter) => letter.normalize('NFKC'))
  const found = figureIn(halfWidth.replace(/[\u200e\u200f\u061c]/g, '').trim())
  if (found === undefined) return undefined
  const currency = currencyOf([found.before, found.after], locale, ofSite)
  const decimal = currency && decimalIn(found.figure, locale, currency)
  const amount = decimal === undefined ? undefined : amountOf(decimal)
  return currency === undefined || amount === undefined ? undefined : { amount, currency }
}
