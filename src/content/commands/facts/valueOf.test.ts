import { expect, it } from 'vitest'
import { writingFor } from '../../../../tests/support/writingFor.ts'
import { writeJson } from '../../../core/document/writeJson.ts'
import { formFor } from '../../../core/model/figures/formFor.ts'
import { factOf } from './valueOf.ts'

const british = writingFor('en-GB', 'GBP')
const indian = writingFor('en-IN', 'INR')
const hindi = writingFor('hi-IN', 'INR')
const german = writingFor('de-DE', 'EUR')

it.each([
  ['£45', british, { value: { kind: 'money', amount: 45 } }],
  ['£45–£60', british, { value: { kind: 'money', amount: 45, to: 60 } }],
  ['£25 a day', british, { value: { kind: 'money', amount: 25, per: 'day' } }],
  ['US$900', british, { value: { kind: 'money', amount: 900, currency: 'USD' } }],
  ['CHF 4.50', british, { value: { kind: 'money', amount: 4.5, currency: 'CHF' } }],
  [
    'US$0.0035–US$0.0040',
    british,
    { value: { kind: 'money', amount: 0.0035, to: 0.004, currency: 'USD' } },
  ],
  ['45 $', german, { value: { kind: 'money', amount: 45, currency: 'USD' } }],
  ['£1,234,567', british, { value: { kind: 'money', amount: 1_234_567 } }],
  ['8.875%', british, { value: { kind: 'percent', amount: 8.875 } }],
  ['£2,000,000', british, { value: { kind: 'money', amount: 2_000_000 }, written: 'full' }],
  ['£2 million', british, { value: { kind: 'money', amount: 2_000_000 } }],
  ['₹5,00,000', indian, { value: { kind: 'money', amount: 500_000 }, written: 'full' }],
  ['18%', british, { value: { kind: 'percent', amount: 18 } }],
  [
    '2–3 working days',
    british,
    { value: { kind: 'number', amount: 2, to: 3, unit: 'working days' } },
  ],
  ['1500 mg', british, { value: { kind: 'number', amount: 1500, unit: 'mg', grouping: false } }],
  ['34,00 €', german, { value: { kind: 'money', amount: 34 } }],
  ['60 hp', british, { value: { kind: 'number', amount: 60, unit: 'hp' } }],
  ['30 September', british, { value: { kind: 'date', day: 30, month: 9 } }],
  ['11th', british, { value: { kind: 'date', day: 11 } }],
  ['₹20 लाख', hindi, { value: { kind: 'money', amount: 2_000_000 } }],
  ['₹50 प्रति दिन', hindi, { value: { kind: 'money', amount: 50, per: 'दिन' } }],
  ['15–20 कार्य दिवस', hindi, { value: { kind: 'number', amount: 15, to: 20, unit: 'कार्य दिवस' } }],
  ['11 तारीख', hindi, { value: { kind: 'date', day: 11 } }],
  ['11 जनवरी', hindi, { value: { kind: 'date', day: 11, month: 1 } }],
  ['1.500 €', german, { value: { kind: 'money', amount: 1500 } }],
  ['11. März', german, { value: { kind: 'date', day: 11, month: 3 } }],
  ['five steps', british, { value: { kind: 'words', text: 'five steps' } }],
  ['11 September 2025', british, { value: { kind: 'words', text: '11 September 2025' } }],
])('parses %s as the fact value that is written', (figure, writing, fact) => {
  const { value, ...form } = factOf(figure, writing)
  expect({ ...form, value: JSON.parse(JSON.stringify(value)) }).toEqual(fact)
})

it('reports how a figure is read when the site writes it in another way', () => {
  expect(factOf('45 pounds', british)).toEqual({
    value: { kind: 'money', amount: 45 },
    reads: '£45',
  })
  expect(factOf('$900', british)).toEqual({
    value: { kind: 'money', amount: 900, currency: 'USD' },
    reads: 'US$900',
  })
})

it('writes a figure into the document with every digit as typed', () => {
  expect(writeJson(factOf('£5.00–£12.50', british).value)).toContain(
    '"amount": 5.00,\n  "to": 12.50',
  )
  expect(writeJson(factOf('99999999999999999.99 mg', british).value)).toContain(
    '"amount": 99999999999999999.99',
  )
})

it('finds the format in which a fact reads like a text', () => {
  const fact = { value: { kind: 'number', amount: 2, to: 3, unit: 'working days' } } as const
  expect(
    ['2–3\u00a0working days', '2 to 3 working days', '2–3', '2 days'].map((text) =>
      formFor(fact, british, text),
    ),
  ).toEqual(['', 'words', 'number', undefined])
})
