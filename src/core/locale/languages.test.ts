import { describe, expect, it } from 'vitest'
import { writingFor } from '../../../tests/support/writingFor.ts'
import { clock } from '../../render/ui/clock.ts'
import { daysText } from '../../render/ui/daysText.ts'
import { hoursText } from '../../render/ui/hoursText.ts'
import { longDate } from '../../render/ui/longDate.ts'
import { minutesText } from '../../render/ui/minutesText.ts'
import type { FactValue } from '../document/facts.ts'
import { plain } from '../model/figures/amounts.ts'
import { dateRange } from '../model/figures/dateParts.ts'
import { type FactFormat, formatFact } from '../model/figures/formatFact.ts'
import { en } from './en.ts'
import type { Counted, Language } from './Language.ts'
import { languages } from './registry.ts'

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
const formsOf = (text: Counted): readonly [string, string][] =>
  typeof text === 'string' ? [['other', text]] : Object.entries(text)
const words = (language: Language) =>
  Object.entries<Counted>(language.words).flatMap(([key, text]) =>
    formsOf(text).map(([form, said]) => ({ key, form, said })),
  )
const tags = Object.keys(languages).filter((tag) => tag !== 'en')

/** An address as it may look: people know it in Latin letters. */
const example = 'name@example.com'

describe.each(tags)('the language %s', (tag) => {
  const language = languages[tag] as Language // by its own tag
  const own = words(language)

  it('translates every text with all its placeholders', () => {
    expect(Object.keys(language.words).sort()).toEqual(Object.keys(en.words).sort())
    expect(own.filter(({ said }) => said.trim() === '')).toEqual([])
    const isWhole = ({ key, form, said }: (typeof own)[number]) => {
      const asked = placeholders(formsOf(en.words[key as keyof typeof en.words])[0]?.[1] ?? '')
      const given = placeholders(said)
      return (
        given.join() === asked.join() ||
        (['zero', 'one', 'two'].includes(form) && given.length === 0)
      ) // a form of one number need not name it
    }
    expect(own.filter((word) => !isWhole(word))).toEqual([])
  })

  it('uses only plural forms that its plural rules know', () => {
    const { figures } = language
    const asked: readonly (readonly [string, Counted, Intl.PluralRuleType])[] = [
      ...Object.entries<Counted>(language.words).map(
        ([key, text]) => [key, text, 'cardinal'] as const,
      ),
      ['ordinal', figures.ordinal, 'ordinal'],
      ['monthDay', figures.monthDay, 'ordinal'],
    ]
    const unlike = asked.filter(([, text, type]) => {
      const rules: readonly string[] = new Intl.PluralRules(tag, { type }).resolvedOptions()
        .pluralCategories
      return typeof text !== 'string' && formsOf(text).some(([form]) => !rules.includes(form))
    })
    expect(unlike).toEqual([])
  })
})

it.each(tags.filter((tag) => !tag.startsWith('en')))(
  'the language %s contains no untranslated English text',
  (tag) => {
    const own = words(languages[tag] as Language)
    const same = own
      .filter(({ key, said }) => said === en.words[key as keyof typeof en.words])
      .map(({ key }) => key)
    // Words that both languages have.
    expect(same.sort()).toEqual(
      tag === 'fr' ? ['cause', 'email', 'labelDocuments', 'labelQuestions', 'menu'] : [],
    )
    if (!['de', 'fr'].includes(tag))
      expect(
        own.filter(({ said }) =>
          /[A-Za-z]/.test(said.replace(example, '').replace(/\{\w+\}/g, '')),
        ),
      ).toEqual([])
  },
)

const money = (amount: number, to?: number): FactValue => ({
  kind: 'money',
  amount,
  ...(to === undefined ? {} : { to }),
})
const nb = (text: string) =>
  text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '')

it.each<readonly [string, string, FactValue, FactFormat | undefined, string]>([
  ['en-IN', 'INR', money(10_000, 25_000), undefined, '₹10,000–₹25,000'],
  ['en-IN', 'INR', money(150_000), undefined, '₹1.5 lakh'],
  ['en-GB', 'GBP', money(150_000), undefined, '£150,000'],
  ['en-GB', 'GBP', { kind: 'money', amount: 25, per: 'day' }, undefined, '£25 a day'],
  ['en-GB', 'GBP', { kind: 'money', amount: 25, per: 'day' }, 'per', '£25 per day'],
  ['en-GB', 'GBP', { kind: 'percent', amount: 18, per: 'annum' }, undefined, '18% per annum'],
  ['en-US', 'USD', { kind: 'date', day: 11, month: 1 }, 'ordinal', 'January 11th'],
  ['sv-SE', 'SEK', { kind: 'number', amount: 3 }, 'ordinal', '3'],
  ['sv-SE', 'SEK', { kind: 'date', day: 21 }, undefined, '21'],
  ['sv-SE', 'SEK', { kind: 'date', day: 21, month: 1 }, 'ordinal', '21 januari'],
  ['sv-SE', 'SEK', { kind: 'number', amount: 15, to: 20, unit: 'dagar' }, 'words', '15–20 dagar'],
  ['sv-SE', 'SEK', { kind: 'percent', amount: 5, per: 'annum' }, 'per', '5 %/annum'],
  ['en-US', 'USD', { kind: 'date', day: 11, month: 1 }, undefined, 'January 11'],
  ['hi-IN', 'INR', money(2_000_000), undefined, '₹20 लाख'],
  [
    'hi-IN',
    'INR',
    { kind: 'number', amount: 15, to: 20, unit: 'कार्य दिवस' },
    'words',
    '15 से 20 कार्य दिवस',
  ],
  ['hi-IN', 'INR', { kind: 'money', amount: 50, per: 'दिन' }, undefined, '₹50 प्रति दिन'],
  ['hi-IN', 'INR', { kind: 'date', day: 11 }, undefined, '11 तारीख'],
  ['hi-IN', 'INR', { kind: 'number', amount: 4 }, 'ordinal', '4था'],
  ['ur-IN', 'INR', money(15_000_000), undefined, '₹1.5 کروڑ'],
  ['ur-IN', 'INR', money(100_000), 'full', '₹1,00,000'],
  ['ur-IN', 'INR', money(1_234_567.5), 'full', '₹12,34,567.50'],
  [
    'ur-IN',
    'INR',
    { kind: 'percent', amount: 18, to: 20, per: 'سال' },
    undefined,
    '18 تا 20% فی سال',
  ],
  [
    'ur-IN',
    'INR',
    { kind: 'number', amount: 15, to: 20, unit: 'کاروباری دن' },
    undefined,
    '15 تا 20 کاروباری دن',
  ],
  ['de-DE', 'EUR', money(1000, 2500), undefined, '1.000–2.500 €'],
  ['de-DE', 'EUR', money(2_500_000), undefined, '2,5 Millionen €'],
  ['de-DE', 'EUR', { kind: 'percent', amount: 7.5 }, undefined, '7,5 %'],
  ['de-DE', 'EUR', { kind: 'date', day: 11, month: 3 }, 'ordinal', '11. März'],
  ['de-CH', 'CHF', money(1200), undefined, 'CHF 1’200'],
  [
    'fr-FR',
    'EUR',
    { kind: 'money', amount: 25, to: 40, per: 'mois' },
    'words',
    '25 à 40 € par mois',
  ],
  ['fr-FR', 'EUR', { kind: 'date', day: 1, month: 1 }, undefined, '1er janvier'],
  ['fr-FR', 'EUR', { kind: 'number', amount: 2 }, 'ordinal', '2e'],
  ['ar', 'AED', { kind: 'number', amount: 1500, unit: 'درهم' }, undefined, '1,500 درهم'],
  ['ar-AE', 'EUR', money(10, 20), undefined, '10 إلى 20 €'],
  ['ar-EG', 'EGP', { kind: 'number', amount: 15, to: 20 }, 'words', 'من ١٥ إلى ٢٠'],
])(
  'in %s formatFact writes a value in %s %j with the format %s as %s',
  (locale, currency, value, asked, said) => {
    expect(nb(formatFact({ value }, writingFor(locale, currency), asked)).replace(/'/g, '’')).toBe(
      said,
    )
  },
)

it.each([
  ['en-IN', '1,23,45,678', '-1,00,000.5'],
  ['hi-IN', '1,23,45,678', '-1,00,000.5'],
  ['ur-IN', '1,23,45,678', '-1,00,000.5'],
  ['mr-IN-u-nu-latn', '1,23,45,678', '-1,00,000.5'],
  ['de-IN', '1.23.45.678', '-1.00.000,5'],
  ['en-BD', '1,23,45,678', '-1,00,000.5'],
  ['en-NP', '1,23,45,678', '-1,00,000.5'],
  ['en-PK', '12,345,678', '-100,000.5'],
  ['ur-PK', '12,345,678', '-100,000.5'],
  ['en-GB', '12,345,678', '-100,000.5'],
  ['de-CH', '12’345’678', '-100’000.5'],
])('numbers in %s have their digits grouped as in its country', (locale, whole, broken) => {
  const said = (amount: number) => nb(plain(amount, writingFor(locale).locale)).replace(/'/g, '’')
  expect([said(12_345_678), said(-100_000.5), said(999)]).toEqual([whole, broken, '999'])
})

it('currency and percent signs stay on the expected side in right-to-left text', () => {
  const said = (locale: string, value: FactValue, asked?: FactFormat) =>
    formatFact({ value }, writingFor(locale, 'INR'), asked)
  expect(said('ur-IN', { kind: 'money', amount: 25, per: 'دن' })).toBe('\u200e₹25 فی دن')
  expect(said('ur-IN', money(10, 20))).toBe('\u200e₹10 تا \u200e₹20')
  expect(said('ur-IN', money(10, 20), 'words')).toBe('\u200e₹10 سے \u200e₹20')
  expect(said('ur-IN', { kind: 'percent', amount: 24, per: 'سال' })).toBe('\u200e24% فی سال')
  expect(said('ur-IN', { kind: 'percent', amount: 18, to: 20 })).toBe('18 تا \u200e20%')
  expect(said('ur-IN', { kind: 'number', amount: 15, to: 20 })).toBe('15 تا 20')
  expect(said('ur-IN', money(25), 'number')).toBe('25')
  expect(said('hi-IN', money(25))).toBe('₹25')
})

it.each([
  ['en-IN', '15 January 2025', '9:00 AM–6:30 PM'],
  ['en-US', 'January 15, 2025', '9:00 AM–6:30 PM'],
  ['en-GB', '15 January 2025', '09:00–18:30'],
  ['de-DE', '15. Januar 2025', '09:00–18:30 Uhr'],
  ['fr-FR', '15 janvier 2025', '09:00–18:30'],
  ['hi-IN', '15 जनवरी 2025', 'सुबह 9:00 से शाम 6:30 तक'],
  ['ur-IN', '15 جنوری، 2025', 'صبح 9:00 سے شام 6:30 تک'],
])('in %s longDate formats a day as %s and hours are %s', (locale, day, hours) => {
  const writing = writingFor(locale)
  expect(longDate('2025-01-15', writing)).toBe(day)
  expect(nb(hoursText('09:00', '18:30', writing))).toBe(hours)
})

it.each([
  [
    'en-GB',
    '24–26 December',
    '24 November – 26 December',
    '31 December – 2 January',
    'Monday–Friday',
  ],
  [
    'ar-AE',
    '24 إلى 26 ديسمبر',
    '24 نوفمبر إلى 26 ديسمبر',
    '31 ديسمبر إلى 2 يناير',
    'الاثنين إلى الجمعة',
  ],
  ['ur-IN', '24 تا 26 دسمبر', '24 نومبر تا 26 دسمبر', '31 دسمبر تا 2 جنوری', 'پیر تا جمعہ'],
])(
  'in %s ranges of days are written in reading direction: %s, %s, %s, %s',
  (locale, inMonth, inYear, overYears, week) => {
    const writing = writingFor(locale)
    const said = (from: string, to: string) =>
      nb(dateRange(Date.parse(from), Date.parse(to), { day: 'numeric', month: 'long' }, writing))
    expect([
      said('2025-12-24', '2025-12-26'),
      said('2025-11-24', '2025-12-26'),
      said('2025-12-31', '2026-01-02'),
    ]).toEqual([inMonth, inYear, overYears])
    expect(daysText(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], writing)).toBe(week)
  },
)

it('right-to-left languages separate two numbers with a word instead of a dash', () => {
  const fromTheRight = Object.values(languages).filter(({ direction }) => direction === 'rtl')
  const between = fromTheRight.flatMap(({ figures, times }) =>
    [figures.range, figures.rangeInWords, times.range].map(
      (said) => /\{from\}(.*)\{to\}/.exec(said)?.[1],
    ),
  )
  expect(between.length).toBeGreaterThan(0)
  expect(between.filter((said) => !/^\s\p{L}+\s$/u.test(said ?? ''))).toEqual([])
})

it('dates and times use the digits of the locale’s country', () => {
  expect(
    ['ar', 'ar-AE', 'ar-EG', 'ar-EG-u-nu-latn', 'ur-IN', 'ur-PK', 'hi'].map(
      (locale) => longDate('2025-01-15', writingFor(locale)).match(/\p{Nd}+/u)?.[0],
    ),
  ).toEqual(['15', '15', '١٥', '15', '15', '15', '15'])
  expect(clock('18:30', writingFor('ar-EG'))).toMatch(/^٦:٣٠/)
})

it('a counted text uses the plural form of its number', () => {
  const said = (locale: string, minutes: number) => {
    const writing = writingFor(locale)
    return minutesText(minutes, { words: writing.language.words, writing })
  }
  expect([1, 2, 5, 11, 100].map((minutes) => said('ar-AE', minutes))).toEqual([
    'دقيقة واحدة للقراءة',
    'دقيقتان للقراءة',
    '5 دقائق للقراءة',
    '11 دقيقة للقراءة',
    '100 دقيقة للقراءة',
  ])
  expect(said('en-GB', 1)).toBe('1 min read')
})

it('an unknown language falls back to English and a regional locale to its language', () => {
  expect(
    [writingFor('sv-SE'), writingFor('en-IN'), writingFor('hi-IN'), writingFor('en-US')].map(
      ({ language }) => language.words,
    ),
  ).toEqual(['en', 'en', 'hi', 'en-US'].map((tag) => languages[tag as 'en']?.words)) // all of them are there
})
