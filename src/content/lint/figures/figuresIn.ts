import type { Writing } from '../../../core/kit/Writing.ts'
import { reference } from '../../../core/model/figures/interpolate.ts'
import { type FigureReader, figureReader, plainFigures } from './figureReader.ts'

/**
 * Figures as people type them, found in a text. Amounts are in whole units; `unit` is the word after the number, in
 * small letters and plain signs, `%` for percentages, and the currency's letters for money.
 */
export type Figure = {
  readonly kind: 'money' | 'percent' | 'number'
  readonly amount: number
  readonly to?: number
  /** Both ends with all digits that are typed, as decimal texts. */
  readonly digits: { readonly amount: string; readonly to?: string }
  readonly unit: string
  readonly index: number
  readonly length: number
}

/** No sign or word of money before a number is longer, with the blanks behind it. */
const longestBefore = 12

const symbolBefore = ({ before }: FigureReader, text: string, at: number) =>
  before.exec(text.slice(Math.max(0, at - longestBefore), at))

/** The figure whose first digit stands at `at`, or undefined for a bare number. */
const figureAt = (reader: FigureReader, text: string, at: number): Figure | undefined => {
  const { figure, after, amount: read, currency: currencyOf } = reader
  figure.lastIndex = at
  const match = figure.exec(text)
  if (!match) return undefined
  const [whole, low = '', lowScale, high, highScale] = match
  const amount = read(low, lowScale ?? highScale)
  const to = high === undefined ? undefined : read(high, highScale)
  const isRange = to !== undefined && Number(to) !== Number(amount)
  const range = {
    amount: Number(amount),
    ...(isRange ? { to: Number(to) } : {}),
    digits: { amount, ...(isRange ? { to } : {}) },
  }
  const symbol = symbolBefore(reader, text, at)
  const fromSymbol = symbol && {
    index: at - symbol[0].length,
    length: whole.length + symbol[0].length,
  }
  if (fromSymbol && symbol[1] === undefined)
    return { kind: 'percent', ...range, unit: '%', ...fromSymbol }
  if (fromSymbol)
    return { kind: 'money', ...range, unit: currencyOf(symbol[1] ?? ''), ...fromSymbol }
  after.lastIndex = at + whole.length
  const next = after.exec(text)
  if (!next) return undefined
  const [tail, percent, currency, unit] = next
  const place = { index: at, length: whole.length + tail.length }
  if (percent) return { kind: 'percent', ...range, unit: '%', ...place }
  if (currency) return { kind: 'money', ...range, unit: currencyOf(currency), ...place }
  return { kind: 'number', ...range, unit: unit ?? '', ...place }
}

const isDigitOrComma = (code: number) => code === 44 || (code >= 48 && code <= 57)

/** All figures of a text, in order, as its language types them. A number within a word, such as that of GSTR-1, is none. Pure. */
export const figuresIn = (typed: string, writing: Writing): Figure[] => {
  const reader = figureReader(writing)
  const text = plainFigures(typed)
  const found: Figure[] = []
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 48 || code > 57) continue
    const inWord = /[\p{L}\p{M}\d][-.]?$/u.test(text.slice(Math.max(0, at - 2), at))
    const one = inWord && !symbolBefore(reader, text, at) ? undefined : figureAt(reader, text, at)
    if (one) found.push(one)
    if (one) at = one.index + one.length - 1
    else while (isDigitOrComma(text.charCodeAt(at + 1))) at += 1
  }
  return found
}

/** The figures of a text of a document that are typed in it, and not shown by a reference to a fact. Pure. */
export const typedFigures = (text: string, writing: Writing): Figure[] =>
  /\p{Nd}/u.test(text)
    ? figuresIn(
        text.replace(reference, (found) => ' '.repeat(found.length)),
        writing,
      )
    : []

/** The number that is the whole of a text, such as a cell: without a unit. Pure. */
export const bareFigure = (typed: string, writing: Writing): Figure | undefined => {
  const { figure, amount: read } = figureReader(writing)
  const text = plainFigures(typed)
  const index = text.search(/\S/)
  if (!/^\s*\d/.test(text)) return undefined
  figure.lastIndex = index
  const [whole = '', digits = '', scale] = figure.exec(text) ?? []
  if (whole === '' || whole !== digits || whole !== text.trim()) return undefined
  const amount = read(digits, scale)
  return {
    kind: 'number',
    amount: Number(amount),
    digits: { amount },
    unit: '',
    index,
    length: whole.length,
  }
}
