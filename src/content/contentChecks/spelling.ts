import { decimalText, plainDecimal } from '../../core/document/exactNumbers.ts'
import type { Writing } from '../../core/kit/Writing.ts'
import { escapeRegExp } from '../../core/text/escapeRegExp.ts'

type Change = readonly [RegExp, string | ((...parts: string[]) => string)]

/** How texts are compared: `plain` brings one to the spelling that all have in common, `holds` looks for one in another. */
export type Spelling = {
  readonly plain: (text: string) => string
  /** Whether a phrase stands in a text, both plain and in small letters, and not as a part of a longer word or number. */
  readonly holds: (text: string, phrase: string) => boolean
}

const partOf = (parts: readonly Intl.NumberFormatPart[], type: Intl.NumberFormatPartTypes) =>
  parts.find((part) => part.type === type)?.value.trim()

/** The words of a language for large numbers, with what they stand for: "million" is 1,000,000. */
const largeUnits = (locale: string): ReadonlyMap<string, number> => {
  const format = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay: 'long' })
  const units = [3, 5, 6, 7, 9, 12].flatMap((power) => {
    const parts = format.formatToParts(10 ** power)
    const unit = partOf(parts, 'compact')
    const amount = Number(partOf(parts, 'integer'))
    return unit && amount > 0 ? [[unit.toLowerCase(), 10 ** power / amount] as const] : []
  })
  return new Map(units)
}

const unitChanges = (locale: string): Change[] =>
  [...largeUnits(locale)].map(([unit, size]) => [
    new RegExp(`(\\d+(?:\\.\\d+)?) ${escapeRegExp(unit)}s?\\b`, 'giu'),
    (_, amount) => plainDecimal(decimalText(`${amount}e${Math.round(Math.log10(size))}`)), // exactly: a product of floats may be a little off
  ])

/** "INR 45" and "45 rupees" are an amount with its sign, whatever the site's money is called. */
const moneyChanges = ({ locale, currency }: Writing): Change[] => {
  const write = (currencyDisplay: 'narrowSymbol' | 'name') =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(5)
  const sign = partOf(write('narrowSymbol'), 'currency') ?? currency
  const name = partOf(write('name'), 'currency')?.split(' ').at(-1) ?? currency
  return [
    [new RegExp(`\\b${escapeRegExp(currency)} ?(?=\\d)`, 'gi'), sign],
    [
      new RegExp(`(?<!${escapeRegExp(sign)}|\\d)(\\d+) ${escapeRegExp(name)}\\b`, 'giu'),
      (_, amount) => `${sign}${amount}`,
    ],
  ]
}

const groupChanges = (locale: string): Change[] => {
  const group = partOf(new Intl.NumberFormat(locale).formatToParts(1234567), 'group')
  return group
    ? [
        [
          new RegExp(
            `(\\d)${escapeRegExp(group)}(?=\\d{2,3}(?!\\d)|\\d{2}${escapeRegExp(group)})`,
            'g',
          ),
          '$1',
        ],
      ]
    : []
}

/** "15 to 20" is "15-20", in the words that the language has for it. */
const rangeChanges = ({ language: { figures } }: Writing): Change[] =>
  [...new Set([figures.range, figures.rangeInWords])].map((pattern) => {
    const [before = '', between = '', after = ''] = pattern.split(/\{\w+\}/)
    const spelled = `${escapeRegExp(before)}(\\d[\\d.,]*%?)(?:${escapeRegExp(between)}|-)(\\p{Sc}?\\d[\\d.,]*)${escapeRegExp(after)}`
    return [new RegExp(spelled, 'gu'), '$1-$2']
  })

/** "a day" and "per day" are "/day". What English has besides stands here: its words are those of authors' checks. */
const dueChanges = ({ language }: Writing): Change[] => {
  const says = (pattern: string) =>
    escapeRegExp(pattern.replace('{amount}', '').replace('{unit}', ''))
  const own = [...new Set([says(language.figures.each), says(language.figures.per)])].join('|')
  return [
    [/ (?:a|an|per|each) (day|week|month|quarter|year)\b/gi, '/$1'],
    [/ per annum\b/gi, '/year'],
    [new RegExp(`(?<=[\\d%\\p{Sc}])(?:${own})(?=\\p{L})`, 'gu'), '/'],
  ]
}

const changesFor = (writing: Writing): readonly Change[] => [
  [/[\u200e\u200f\u061c]/g, ''], // marks of direction, which nobody types
  [/[\s\u00a0\u202f\u2009]+/g, ' '],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u2018\u2019]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  ...groupChanges(writing.locale),
  ...unitChanges(writing.locale),
  ...moneyChanges(writing),
  ...rangeChanges(writing),
  ...dueChanges(writing),
]

/**
 * How a site's texts are compared. In one spelling, spaces, dashes and quotation marks are plain, amounts stand in digits (£2 million
 * and £2,000,000 are £2000000), ranges have a hyphen (15 to 20 is 15-20), "a day" and "per day" are "/day".
 */
export const spellingOf = (writing: Writing): Spelling => {
  const changes = changesFor(writing)
  const known = new Map<string, string>()
  const plain = (text: string): string => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = changes
      .reduce(
        (written, [pattern, by]) =>
          typeof by === 'string' ? written.replace(pattern, by) : written.replace(pattern, by),
        text,
      )
      .trim()
    known.set(text, made)
    return made
  }
  const holds = (text: string, phrase: string): boolean => {
    const wanted = plain(phrase).toLowerCase()
    const before = /^[\d\p{Sc}]/u.test(wanted)
      ? '(?<![\\d.,\\p{Sc}]|\\d-)'
      : /^\p{L}/u.test(wanted)
        ? '(?<![\\p{L}\\p{M}\\p{N}])'
        : ''
    const after = /\d$/.test(wanted) ? '(?![\\d%]|[.,-]\\d)' : ''
    return new RegExp(before + escapeRegExp(wanted) + after, 'u').test(plain(text).toLowerCase())
  }
  return { plain, holds }
}
