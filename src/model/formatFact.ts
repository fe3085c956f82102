import type { Fact, FactValue } from '../document/facts.ts'

/** How a site writes numbers: `locale` such as `en-IN`, `currency` such as `INR`. */
export type Writing = { readonly locale: string; readonly currency: string }

/** The forms that a fact can be asked for: `{{repair.fee | short}}`. Each names what it is for, which the docs show. */
export const factFormats = {
  full: 'amounts in all digits: £2,000,000',
  short: 'amounts in large units: £2 million',
  number: 'the number alone, without unit, sign or month: 15–20',
  ordinal: 'a number or day as a rank: 11th',
  words: 'a range in words: 15 to 20 working days',
  per: 'what it is due for, in words: £25 per day',
} as const
export type FactFormat = keyof typeof factFormats

const nbsp = '\u00a0'
const numbers = new Map<string, Intl.NumberFormat>()
const format = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = locale + JSON.stringify(options)
  const known = numbers.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, options)
  numbers.set(key, made)
  return made
}

const plain = (amount: number, locale: string) => format(locale, { maximumFractionDigits: 2 }).format(amount)

/** Cents are two figures, or none: `4.20`, `4`. */
const cents = (amount: number, locale: string) =>
  Number.isInteger(amount) ? plain(amount, locale) : format(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)

const sign = (currency: string, locale: string) =>
  format(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find((part) => part.type === 'currency')?.value ?? currency

/** Amounts in large units by the locale's own words: `20 lakh`, `1.5 crore`, `2 million`. */
const large = (amount: number, locale: string) =>
  amount >= 100_000
    ? format(locale, { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 2 })
        .format(amount)
        .replace(/[ \u202f]/g, nbsp)
    : cents(amount, locale)

const range = (from: string, to: string | undefined, between: string) => (to === undefined ? from : `${from}${between}${to}`)

const ordinal = (day: number) => {
  const ending = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as const
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(day) as keyof typeof ending // English has just these four
  return `${day}${ending[rule] ?? 'th'}`
}

const month = (number: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2025, number - 1, 1)))

type Of<K extends FactValue['kind']> = Extract<FactValue, { kind: K }>

const money = (value: Of<'money'>, asked: FactFormat | undefined, writing: Writing) => {
  const style = asked === 'full' ? cents : large
  const symbol = asked === 'number' ? '' : sign(value.currency ?? writing.currency, writing.locale)
  const write = (amount: number) => `${symbol}${style(amount, writing.locale)}`
  const amount = range(write(value.amount), value.to === undefined ? undefined : write(value.to), asked === 'words' ? ' to ' : '–')
  if (!value.per || asked === 'number') return amount
  return asked === 'per' || asked === 'words' ? `${amount} per ${value.per}` : `${amount} a ${value.per}`
}

const writers: { readonly [K in FactValue['kind']]: (value: Of<K>, asked: FactFormat | undefined, writing: Writing) => string } = {
  money,
  number: (value, asked, { locale }) => {
    if (asked === 'ordinal') return ordinal(value.amount)
    const amount = range(plain(value.amount, locale), value.to === undefined ? undefined : plain(value.to, locale), asked === 'words' ? ' to ' : '–')
    return value.unit && asked !== 'number' ? `${amount}${nbsp}${value.unit}` : amount
  },
  percent: (value, asked, { locale }) => {
    const amount = range(plain(value.amount, locale), value.to === undefined ? undefined : plain(value.to, locale), asked === 'words' ? ' to ' : '–')
    if (asked === 'number') return amount
    return `${amount}%${value.per ? ` ${value.per === 'annum' ? 'per' : 'a'} ${value.per}` : ''}`
  },
  date: (value, asked, { locale }) => {
    if (asked === 'number') return String(value.day)
    if (value.month === undefined) return ordinal(value.day)
    return `${asked === 'ordinal' ? ordinal(value.day) : value.day}${nbsp}${month(value.month, locale)}`
  },
  words: (value) => value.text,
}

/** Writes a fact's value as text in the site's way, in another form if asked. Never gives markup. Pure. */
export const formatFact = (fact: Pick<Fact, 'value' | 'written'>, writing: Writing, asked?: FactFormat): string => {
  const { value } = fact
  const write = writers[value.kind] as (value: FactValue, asked: FactFormat | undefined, writing: Writing) => string // chosen by its own kind
  return write(value, asked ?? fact.written, writing)
}
