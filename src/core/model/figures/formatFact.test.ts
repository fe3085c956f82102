import { describe, expect, it } from 'vitest'
import { littleSite } from '../../../../tests/support/littleSite.ts'
import { writingFor } from '../../../../tests/support/writingFor.ts'
import { sharedContextOf } from '../../../content/lint/project/sharedContext.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import type { FactValue } from '../../document/facts.ts'
import { buildModel } from '../site/buildModel.ts'
import { type FactFormat, formatFact } from './formatFact.ts'

const spaced = (text: string | undefined) =>
  text?.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '')

/** A site whose one fact is written as `value`, in so many words. */
const siteWith = (value: string) => {
  const { files, ...sources } = littleSite()
  const facts = `{ "$schema": "../schema/facts.schema.json", "facts": { "a.b": { "label": "A", "value": ${value}, "source": "us", "asOf": "2026-01-01" } } }`
  return {
    ...sources,
    files: files.map((file) =>
      file.path === 'pages/_facts.json' ? { ...file, text: facts } : file,
    ),
  }
}

/** How lint, and how the build write a fact whose value has this text. */
const bothSay = (value: string, asked?: FactFormat) => {
  const sources = siteWith(value)
  const { lookup } = sharedContextOf(standardKit, sources, '2026-01-15')
  const [site] = [buildModel(standardKit, sources, { asOf: '2026-01-15' })]
  const fact = site.facts['a.b']
  return [spaced(lookup('a.b', asked)), fact && spaced(formatFact(fact, site.writing, asked))]
}

describe('a fact keeps every digit of its document', () => {
  it.each<readonly [string, string]>([
    ['{ "kind": "percent", "amount": 8.875 }', '8.875%'],
    ['{ "kind": "percent", "amount": 5.0 }', '5.0%'],
    [
      '{ "kind": "percent", "amount": 0.1234567890123456789012345 }',
      '0.1234567890123456789012345%',
    ],
    ['{ "kind": "number", "amount": 0.004, "unit": "mg" }', '0.004 mg'],
    ['{ "kind": "number", "amount": 1e-7, "unit": "mg" }', '0.0000001 mg'],
    ['{ "kind": "number", "amount": 1.50e3, "unit": "mg" }', '1,500 mg'],
    ['{ "kind": "number", "amount": 12.50, "to": 13.0, "unit": "mg" }', '12.50–13.0 mg'],
    ['{ "kind": "number", "amount": -0.50, "unit": "mg" }', '-0.50 mg'],
    ['{ "kind": "money", "amount": -45 }', '-£45'],
    ['{ "kind": "money", "amount": -45.5, "to": -20 }', '-£45.50–-£20'],
    ['{ "kind": "money", "amount": -45, "currency": "USD", "per": "day" }', '-US$45 a day'],
    ['{ "kind": "money", "amount": 34, "decimals": 2 }', '£34.00'],
    ['{ "kind": "money", "amount": 34.5, "decimals": 3 }', '£34.500'],
    ['{ "kind": "money", "amount": 34.125, "decimals": 2 }', '£34.125'],
    ['{ "kind": "money", "amount": 34, "to": 40.5, "decimals": 2 }', '£34.00–£40.50'],
    ['{ "kind": "money", "amount": 2000000, "decimals": 2 }', '£2,000,000.00'],
    ['{ "kind": "money", "amount": -0.5, "decimals": 2 }', '-£0.50'],
    ['{ "kind": "percent", "amount": 5, "decimals": 1 }', '5.0%'],
    ['{ "kind": "number", "amount": 3, "unit": "mg", "decimals": 2 }', '3.00 mg'],
    ['{ "kind": "number", "amount": 1998, "grouping": false }', '1998'],
    ['{ "kind": "number", "amount": 1998, "to": 2024, "grouping": false }', '1998–2024'],
    ['{ "kind": "number", "amount": 12345.5, "grouping": false, "unit": "mg" }', '12345.5 mg'],
    ['{ "kind": "number", "amount": 1998, "grouping": true }', '1,998'],
    ['{ "kind": "number", "amount": 0.30000000000000004 }', '0.30000000000000004'],
    ['{ "kind": "number", "amount": 1234567890123456789 }', '1,234,567,890,123,456,789'],
    ['{ "kind": "money", "amount": 99999999999999999.99 }', '£99,999,999,999,999,999.99'],
    ['{ "kind": "money", "amount": 0.2486 }', '£0.2486'],
    ['{ "kind": "money", "amount": 4.5 }', '£4.50'],
    ['{ "kind": "money", "amount": 4.500 }', '£4.500'],
    ['{ "kind": "money", "amount": 45 }', '£45'],
    ['{ "kind": "money", "amount": 2000000 }', '£2 million'],
    ['{ "kind": "money", "amount": 1230000 }', '£1.23 million'],
    ['{ "kind": "money", "amount": 1234567 }', '£1,234,567'],
    ['{ "kind": "money", "amount": 1234567.5 }', '£1,234,567.50'],
    ['{ "kind": "money", "amount": 1234567, "to": 2000000 }', '£1,234,567–£2,000,000'],
    ['{ "kind": "money", "amount": 50000, "to": 2000000 }', '£50,000–£2 million'],
    ['{ "kind": "money", "amount": 0.0035, "currency": "USD" }', 'US$0.0035'],
    ['{ "kind": "money", "amount": 500, "currency": "JPY" }', 'JP¥500'],
    ['{ "kind": "money", "amount": 500.5, "currency": "JPY" }', 'JP¥500.5'],
    ['{ "kind": "money", "amount": 4.5, "currency": "KWD" }', 'KWD 4.500'],
  ])('in lint and the build: %s: %s', (value, said) => expect(bothSay(value)).toEqual([said, said]))

  it('and rounds to large units only with the short format', () => {
    expect(bothSay('{ "kind": "money", "amount": 1234567 }', 'short')).toEqual([
      '£1.23 million',
      '£1.23 million',
    ])
    expect(bothSay('{ "kind": "money", "amount": 0.2486 }', 'short')).toEqual([
      '£0.2486',
      '£0.2486',
    ])
  })

  it('also in a value that applies from a later day', () => {
    const { lookup } = sharedContextOf(
      standardKit,
      siteWith(
        '{ "kind": "percent", "amount": 1 }, "next": { "from": "2026-02-01", "value": { "kind": "percent", "amount": 2.50 } }',
      ),
      '2026-02-01',
    )
    expect(lookup('a.b', undefined)).toBe('2.50%')
  })
})

it.each<readonly [string, string, FactValue, string]>([
  ['en-IN', 'INR', { kind: 'money', amount: 1_000_000 }, '₹10 lakh'],
  ['en-IN', 'INR', { kind: 'money', amount: 1_234_567 }, '₹12,34,567'],
  ['en-IN', 'INR', { kind: 'money', amount: 9999 }, '₹9,999'],
  ['hi-IN', 'INR', { kind: 'money', amount: 1_234_567 }, '₹12,34,567'],
  ['ur-IN', 'INR', { kind: 'money', amount: 1_234_567.125 }, '₹12,34,567.125'],
  ['de-DE', 'EUR', { kind: 'money', amount: 0.2486 }, '0,2486 €'],
  ['de-DE', 'EUR', { kind: 'money', amount: 1_234_567 }, '1.234.567 €'],
  ['fr-FR', 'EUR', { kind: 'percent', amount: 8.875 }, '8,875 %'],
  ['ar-EG', 'EGP', { kind: 'number', amount: 1234.0625, unit: 'mg' }, '١٬٢٣٤٫٠٦٢٥ mg'],
  ['de-DE', 'EUR', { kind: 'money', amount: 34, decimals: 2 }, '34,00 €'],
  ['de-DE', 'EUR', { kind: 'money', amount: -45 }, '-45 €'],
  ['sv-SE', 'SEK', { kind: 'money', amount: -45 }, '−45 kr'],
  ['hi-IN', 'INR', { kind: 'money', amount: -1234 }, '-₹1,234'],
  ['ar-EG', 'EGP', { kind: 'money', amount: -45, currency: 'GBP' }, '-٤٥ UK£'],
  ['ar-EG', 'EGP', { kind: 'number', amount: 1998, grouping: false }, '١٩٩٨'],
  ['mr-IN', 'INR', { kind: 'number', amount: 123_456.125, unit: 'mg' }, '१,२३,४५६.१२५ mg'],
])(
  'in %s formatFact keeps every digit of amounts in %s: %j is %s',
  (locale, currency, value, said) => {
    expect(spaced(formatFact({ value }, writingFor(locale, currency)))).toBe(said)
  },
)

describe('an amount in another currency', () => {
  const amountIn = (locale: string, ofSite: string, currency: string) =>
    spaced(
      formatFact({ value: { kind: 'money', amount: 45, currency } }, writingFor(locale, ofSite)),
    )

  it.each([
    ['en-AU', 'AUD', 'USD', 'USD 45'],
    ['en-US', 'AUD', 'USD', 'USD 45'],
    ['en', 'CAD', 'USD', 'USD 45'],
    ['en-US', 'USD', 'AUD', 'A$45'],
    ['en-GB', 'GBP', 'USD', 'US$45'],
    ['en-GB', 'GBP', 'EUR', '€45'],
    ['en-GB', 'EGP', 'GBP', '£45'],
    ['da-DK', 'SEK', 'DKK', '45 DKK'],
    ['sv-SE', 'NOK', 'SEK', '45 SEK'],
    ['nb-NO', 'NOK', 'SEK', '45 SEK'],
    ['ja-JP', 'CNY', 'JPY', 'JPY 45'],
    ['en-GB', 'XOF', 'XAF', 'XAF 45'],
    ['de-DE', 'EUR', 'USD', '45 $'],
    ['ar-AE', 'AED', 'USD', '45 US$'],
    ['hi-IN', 'INR', 'USD', '$45'],
    ['sv-SE', 'EUR', 'SEK', '45 kr'],
    ['en-PK', 'INR', 'PKR', 'Rs 45'],
  ])('in %s on a site in %s, %s is formatted as %s', (locale, ofSite, currency, said) =>
    expect(amountIn(locale, ofSite, currency)).toBe(said),
  )

  it.each([
    'en-AU',
    'en-US',
    'en-GB',
    'en-IN',
    'en-CA',
    'de-DE',
    'fr-FR',
    'ar-EG',
    'hi-IN',
    'ur-PK',
    'ja-JP',
    'zh-CN',
    'sv-SE',
    'da-DK',
    'es-MX',
  ])('differs from the site’s and every other currency in %s', (locale) => {
    const currencies = [
      'USD',
      'AUD',
      'CAD',
      'NZD',
      'HKD',
      'MXN',
      'GBP',
      'EGP',
      'JPY',
      'CNY',
      'SEK',
      'NOK',
      'DKK',
      'ISK',
      'INR',
      'PKR',
      'LKR',
      'NPR',
      'XOF',
      'XAF',
      'EUR',
    ]
    const clear = (text: string | undefined) => text?.replace(/[\s.]/g, '').toLowerCase()
    const alike = currencies.flatMap((ofSite) => {
      const said = currencies.map((currency) => clear(amountIn(locale, ofSite, currency)))
      return new Set(said).size === said.length ? [] : [ofSite]
    })
    expect(alike).toEqual([])
  })
})
