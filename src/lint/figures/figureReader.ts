import type { Writing } from '../../kit/Writing.ts'
import { currencySign } from '../../model/figures/signOf.ts'
import { marksOf } from '../../model/figures/typedNumber.ts'
import { plainSigns } from './plainSigns.ts'

/** How the figures of a language are found in a text with plain signs: see `plainSigns`. */
export type FigureReader = {
  /** From a number on: its digits and scale, the other end of a range with its own. */
  readonly figure: RegExp
  /** What stands before a number, up to it: a currency, or a percent sign. */
  readonly before: RegExp
  /** What stands behind: a percent sign, a currency, or what is counted. */
  readonly after: RegExp
  readonly amount: (digits: string, scale: string | undefined) => number
  /** The letters of a currency, as it is typed. */
  readonly currency: (typed: string) => string
}

/** Signs and letters that every language has for some currencies. */
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

const blank = String.raw`[ \u00a0\u202f\u200e\u200f\u061c]`
const blanks = new RegExp(blank, 'g')
const letter = String.raw`[\p{L}\p{M}]`
/** What is written under letters of Devanagari, or not. */
const nukta = /\u093c/g

/** A word as it is looked up, however it is typed. */
const keyOf = (word: string): string => plainSigns(word.normalize('NFC')).replace(nukta, '').replace(blanks, ' ')

/** Any of some words: the longest that stands there, and no part of a longer one. */
const anyOf = (words: readonly string[]): string => {
  const patternOf = (word: string) => plainSigns(word.normalize('NFC')).replace(/[.$]/g, String.raw`\$&`).replace(nukta, '$&?').replace(/ /g, `${blank}+`)
  const sorted = [...words].sort((a, b) => b.length - a.length)
  const isWord = (word: string) => /\p{L}\p{M}*$/u.test(word)
  const oneOf = (some: readonly string[]) => (some.length === 0 ? '(?!)' : `(?:${some.map(patternOf).join('|')})`)
  return `(?:${oneOf(sorted.filter((word) => !isWord(word)))}|${oneOf(sorted.filter(isWord))}(?!${letter}))`
}

const digitsOf = (group: string, decimal: string): string => {
  const groups = /\s/.test(group) ? String.raw`[ \u00a0\u202f]\d{3}` : String.raw`[${plainSigns(group)}]\d{2,3}`
  return String.raw`\d+(?:${groups}(?!\d))*(?:[${decimal}]\d+)?`
}

const keyed = <T>(words: Readonly<Record<string, T>>) => new Map(Object.entries(words).map(([word, value]) => [keyOf(word), value]))

const makeReader = ({ language: { typed }, locale, currency }: Writing): FigureReader => {
  const { group, decimal } = marksOf(locale)
  const own = currencySign(currency, locale)
  const money = { ...everywhere, ...typed.money, [currency]: currency, [(own.before + own.after).trim()]: currency }
  const signs = new RegExp(String.raw`[^\d${decimal}]`, 'g')
  const [currencies, scales] = [keyed(money), keyed(typed.scales)]
  const [digits, sign, percent] = [digitsOf(group, decimal), anyOf(Object.keys(money)), anyOf(['%', ...typed.percent])]
  const scale = `(?:(?:${blank}{0,3}|-)(${anyOf(Object.keys(typed.scales))}))?`
  const to = `(?:${blank}{0,3}[-–—]|${blank}{1,3}${anyOf(typed.to)}${blank})`
  const counted = `(?:${anyOf(typed.ofKind ?? [])}${blank})?${letter}+`
  return {
    figure: new RegExp(`(${digits})${scale}(?:${blank}{0,3}(?:${percent}|${sign})?${to}${blank}{0,3}${sign}?${blank}{0,3}(${digits})${scale})?`, 'yu'),
    before: new RegExp(`(?<!${letter})(?:(${sign})|%)${blank}{0,3}$`, 'u'),
    after: new RegExp(`${blank}{0,3}(${percent})|${blank}{0,3}(${sign})|(?:${blank}{1,3}|-)(${counted})`, 'yu'),
    amount: (text, factor) => {
      const plain = text.replace(signs, '').replace(decimal, '.')
      return Number(plain) * (factor === undefined ? 1 : (scales.get(keyOf(factor)) ?? 1))
    },
    currency: (text) => currencies.get(keyOf(text)) ?? text.toUpperCase(),
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
