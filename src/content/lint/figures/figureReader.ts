import { decimalText } from '../../../core/document/exactNumbers.ts'
import type { Writing } from '../../../core/kit/Writing.ts'
import { currencySign, currencySymbol, ofTheWorld } from '../../../core/model/figures/signOf.ts'
import { marksOf } from '../../../core/model/figures/typedNumber.ts'
import { escapeRegExp } from '../../../core/text/escapeRegExp.ts'
import { plainSigns } from './plainSigns.ts'

/** How the figures of a language are found in a text with plain signs: see `plainSigns`. */
export type FigureReader = {
  /** From a number on: its digits and scale, the other end of a range with its own. */
  readonly figure: RegExp
  /** What stands before a number, up to it: a currency, or a percent sign. */
  readonly before: RegExp
  /** What stands behind: a percent sign, a currency, or what is counted. */
  readonly after: RegExp
  /** A number as programs write it, with all of its digits. */
  readonly amount: (digits: string, scale: string | undefined) => string
  /** The letters of a currency, as it is typed. */
  readonly currency: (typed: string) => string
}

/** Signs and small letters that every language has for some currencies. */
const everywhere: Readonly<Record<string, string>> = {
  '₹': 'INR',
  '£': 'GBP',
  '€': 'EUR',
  us$: 'USD',
  $: 'USD',
  inr: 'INR',
  usd: 'USD',
  eur: 'EUR',
  gbp: 'GBP',
}

/** Currencies that the world has a sign for, such as A$. All others are written with their three capitals. */
const withSigns =
  'AUD BRL CAD CNY EUR GBP HKD ILS INR JPY KRW MXN NZD PHP TWD USD VND XAF XOF'.split(' ')

/** The signs of other currencies, as the world and as the locale has them: facts in these are shown so. */
const otherSigns = (locale: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    withSigns.flatMap((currency) =>
      [locale, ofTheWorld].map((place) => [
        currencySymbol(currency, place)
          .replace(/\s/g, ' ')
          .replace(/[\u200e\u200f\u061c]/g, ''),
        currency,
      ]),
    ),
  )

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** A text as the reader goes through it: with plain signs, but for the three capitals of currencies. These are words in small letters: "all", "top". */
export const plainFigures = (typed: string): string => {
  const text = plainSigns(typed)
  return [...typed.matchAll(/(?<![\p{L}\p{M}])[A-Z]{3}(?![\p{L}\p{M}])/gu)].reduce(
    (plain, { 0: code, index }) =>
      currencies.has(code) ? plain.slice(0, index) + code + plain.slice(index + 3) : plain,
    text,
  )
}

const blank = String.raw`[ \u00a0\u202f\u200e\u200f\u061c]`
const blanks = new RegExp(blank, 'g')
const letter = String.raw`[\p{L}\p{M}]`
/** What is written under letters of Devanagari, or not. */
const nukta = /\u093c/g

/** A word as it is looked up, however it is typed. */
const keyOf = (word: string): string =>
  plainSigns(word.normalize('NFC')).replace(nukta, '').replace(blanks, ' ')

/** Any of some words: the longest that stands there, and no part of a longer one. */
const anyOf = (words: readonly string[]): string => {
  const patternOf = (word: string) =>
    escapeRegExp(plainSigns(word.normalize('NFC')))
      .replace(nukta, '$&?')
      .replace(/ /g, `${blank}+`)
  const sorted = [...words].sort((a, b) => b.length - a.length)
  const isWord = (word: string) => /\p{L}\p{M}*$/u.test(word)
  const oneOf = (some: readonly string[]) =>
    some.length === 0 ? '(?!)' : `(?:${some.map(patternOf).join('|')})`
  return `(?:${oneOf(sorted.filter((word) => !isWord(word)))}|${oneOf(sorted.filter(isWord))}(?!${letter}))`
}

const digitsOf = (group: string, decimal: string): string => {
  const groups = /\s/.test(group)
    ? String.raw`[ \u00a0\u202f]\d{3}`
    : String.raw`[${plainSigns(group)}]\d{2,3}`
  return String.raw`\d+(?:${groups}(?!\d))*(?:[${decimal}]\d+)?`
}

const keyed = <T>(words: Readonly<Record<string, T>>) =>
  new Map(Object.entries(words).map(([word, value]) => [keyOf(word), value]))

const makeReader = ({ language: { typed }, locale, currency }: Writing): FigureReader => {
  const { group, decimal } = marksOf(locale)
  const own = currencySign(currency, { locale, currency })
  const money = {
    ...otherSigns(locale),
    ...everywhere,
    ...typed.money,
    [currency]: currency,
    [(own.before + own.after).trim()]: currency,
  }
  const signs = new RegExp(String.raw`[^\d${decimal}]`, 'g')
  const [codes, scales] = [keyed(money), keyed(typed.scales)]
  const [digits, sign, percent] = [
    digitsOf(group, decimal),
    `(?:${anyOf(Object.keys(money))}|[A-Z]{3})`,
    anyOf(['%', ...typed.percent]),
  ]
  const scale = `(?:(?:${blank}{0,3}|-)(${anyOf(Object.keys(typed.scales))}))?`
  const to = `(?:${blank}{0,3}[-–—]|${blank}{1,3}${anyOf(typed.to)}${blank})`
  const counted = `(?:${anyOf(typed.ofKind ?? [])}${blank})?${letter}+`
  return {
    figure: new RegExp(
      `(${digits})${scale}(?:${blank}{0,3}(?:${percent}|${sign})?${to}${blank}{0,3}${sign}?${blank}{0,3}(${digits})${scale})?`,
      'yu',
    ),
    before: new RegExp(`(?<!${letter})(?:(${sign})|%)${blank}{0,3}$`, 'u'),
    after: new RegExp(
      `${blank}{0,3}(${percent})|${blank}{0,3}(${sign})|(?:${blank}{1,3}|-)(${counted})`,
      'yu',
    ),
    amount: (text, factor) => {
      const plain = text.replace(signs, '').replace(decimal, '.')
      const scale = factor === undefined ? 1 : (scales.get(keyOf(factor)) ?? 1)
      return decimalText(`${plain}e${Math.round(Math.log10(scale))}`).replace(/^0+(?=\d)/, '') // not by a product: 1.1 times 100,000 is a little more than 110,000 to a computer
    },
    currency: (text) => codes.get(keyOf(text)) ?? text.toUpperCase(),
  }
}

const known = new WeakMap<Writing['language'], Map<string, FigureReader>>()

/** The reader of a way of writing. Each is made once. */
export const figureReader = (writing: Writing): FigureReader => {
  const readers = known.get(writing.language) ?? new Map<string, FigureReader>()
  known.set(writing.language, readers)
  const key = `${writing.locale} ${writing.currency}`
  const reader = readers.get(key) ?? makeReader(writing)
  readers.set(key, reader)
  return reader
}
