import { numberText } from '../../document/exactNumbers.ts'
import type { Fact, FactValue } from '../../document/facts.ts'
import type { Writing } from '../../kit/Writing.ts'
import { fill } from '../../locale/fill.ts'
import { allDigits, currencyDecimals, exactlyLarge, rounded } from './amounts.ts'
import { dayAndMonth, monthDay } from './dayAndMonth.ts'
import { numberFormat } from './numberFormat.ts'
import { ranked } from './ranked.ts'
import { currencySign, directionMark, percentSign, type Sign } from './signOf.ts'

/** The forms that a fact can be asked for: `{{repair.fee | short}}`. Each names what it is for, which the docs show. */
export const factFormats = {
  full: 'amounts in all digits: £2,000,000',
  short: 'amounts in large units, rounded to two decimals: £1.23 million',
  number: 'the number alone, without unit, sign or month: 15–20',
  ordinal: 'a number or day as a rank: 11th',
  words: 'a range in words: 15 to 20 working days',
  per: 'what it is due for, in words: £25 per day',
  plain: 'the number in a property that takes one, such as a rate: 1234.5',
} as const
export type FactFormat = keyof typeof factFormats

type Of<K extends FactValue['kind']> = Extract<FactValue, { kind: K }>

/** The ends of a range as their document writes them; "NaN" for what is no number yet. */
const decimalsOf = (amounts: Amounts): readonly [string, string | undefined] => [
  numberText(amounts, 'amount') ?? 'NaN',
  amounts.to === undefined ? undefined : (numberText(amounts, 'to') ?? 'NaN'),
]

type Amounts = { readonly amount: number; readonly to?: number | undefined }
/** Writes the decimals of an amount. */
type Style = (decimal: string, locale: string) => string

/** The minus of a locale, which may have marks of direction around it. */
const minus = /^[\u200e\u200f\u061c]*[-\u2212][\u200e\u200f\u061c]*/

/**
 * An amount or a range of amounts with their sign. One that stands before the number is said with both ends of a range, `₹10–₹20`, one behind it
 * once: `10–20 €`, and so is a percent sign everywhere. From right to left each stands on the side of its figure that it has elsewhere (U+200E before it).
 * A minus stands before the sign: `-£45`.
 */
const written = (
  amounts: Amounts,
  style: Style,
  sign: Sign,
  asked: FactFormat | undefined,
  { locale, language }: Writing,
): string => {
  const mark = directionMark(sign, language)
  const signed = (decimal: string) => {
    const digits = style(decimal, locale)
    const [negative = ''] = (sign.before === '' ? undefined : minus.exec(digits)) ?? []
    return mark + negative + sign.before + digits.slice(negative.length)
  }
  const [amount, to] = decimalsOf(amounts)
  if (to === undefined) return signed(amount) + sign.after
  const { range, rangeInWords } = language.figures
  const from = sign.before === '' ? style(amount, locale) : signed(amount)
  return fill(asked === 'words' ? rangeInWords : range, { from, to: signed(to) }) + sign.after
}

/**
 * An amount of money in all of its digits, in large units only if these are asked for or say the same.
 * Both ends of a range are written alike.
 */
const moneyStyle = (
  value: Of<'money'>,
  asked: FactFormat | undefined,
  { locale, currency }: Writing,
): Style => {
  const digits: Style = (decimal) =>
    allDigits(decimal, locale, {
      atLeast: currencyDecimals(value.currency ?? currency),
      always: value.decimals,
    })
  if (asked === 'short') return (decimal) => rounded(decimal, locale) ?? digits(decimal, locale)
  if (asked === 'full' || value.decimals) return digits
  const isExact = (decimal: string | undefined) =>
    decimal === undefined ||
    rounded(decimal, locale) === undefined ||
    exactlyLarge(decimal, locale) !== undefined
  return decimalsOf(value).every(isExact)
    ? (decimal) => exactlyLarge(decimal, locale) ?? digits(decimal, locale)
    : digits
}

const plainDigits =
  (value: Of<'number'> | Of<'percent'>): Style =>
  (decimal, locale) =>
    allDigits(decimal, locale, {
      always: value.decimals,
      useGrouping: value.kind !== 'number' || value.grouping !== false,
    })

/** An amount with what it is due for. */
const due = (
  amount: string,
  unit: string | undefined,
  asked: FactFormat | undefined,
  { language: { figures } }: Writing,
): string => {
  if (unit === undefined || unit === '' || asked === 'number') return amount
  const isPer = asked === 'per' || asked === 'words' || figures.alwaysPer?.includes(unit)
  return fill(isPer ? figures.per : figures.each, { amount, unit })
}

const none: Sign = { before: '', after: '' }

/** A single number as JSON writes it; a range has none. */
const plainNumber = (value: FactValue): string | undefined =>
  'amount' in value && value.to === undefined ? numberText(value, 'amount') : undefined

const writers: {
  readonly [K in FactValue['kind']]: (
    value: Of<K>,
    asked: FactFormat | undefined,
    writing: Writing,
  ) => string
} = {
  money: (value, asked, writing) => {
    const sign =
      asked === 'number' ? none : currencySign(value.currency ?? writing.currency, writing)
    return due(
      written(value, moneyStyle(value, asked, writing), sign, asked, writing),
      value.per,
      asked,
      writing,
    )
  },
  number: (value, asked, writing) => {
    if (asked === 'ordinal')
      return ranked(
        writing.language.figures.ordinal,
        value.amount,
        writing,
        numberText(value, 'amount'),
      )
    const amount = written(value, plainDigits(value), none, asked, writing)
    return value.unit && asked !== 'number'
      ? fill(writing.language.figures.unit, { amount, unit: value.unit })
      : amount
  },
  percent: (value, asked, writing) =>
    due(
      written(
        value,
        plainDigits(value),
        asked === 'number' ? none : percentSign(writing.locale),
        asked,
        writing,
      ),
      value.per,
      asked,
      writing,
    ),
  date: ({ day, month }, asked, writing) => {
    if (!Number.isInteger(day)) return '' // the schema tells it; what is left of the fact is written all the same
    if (asked === 'number') return numberFormat(writing.locale).format(day)
    return month === undefined
      ? monthDay(day, writing)
      : dayAndMonth(day, month, writing, asked === 'ordinal')
  },
  words: (value) => value.text,
}

/** Writes a fact's value as text in the site's way, in another form if asked. Never gives markup. Pure. */
export const formatFact = (
  fact: Pick<Fact, 'value' | 'written'>,
  writing: Writing,
  asked?: FactFormat,
): string => {
  const { value } = fact
  if (asked === 'plain') {
    const number = plainNumber(value)
    if (number !== undefined) return number
  }
  const write = writers[value.kind] as (
    value: FactValue,
    asked: FactFormat | undefined,
    writing: Writing,
  ) => string // chosen by its own kind
  return write(value, asked ?? fact.written, writing)
}
