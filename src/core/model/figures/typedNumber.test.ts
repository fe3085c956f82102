import { expect, test } from 'vitest'
import { likelyNumbers, shownAmount, shownNumber, typedNumber } from './typedNumber.ts'

test.each([
  ['10,499', 'en-IN', 10_499],
  ['1,05,000', 'en-IN', 105_000],
  ['105,000', 'en-IN', 105_000],
  ['10 499', 'en-IN', 10_499],
  ['₹10,499', 'en-IN', 10_499],
  ['Rs 10499', 'en-IN', 10_499],
  ['Rs. 10,499.50', 'en-IN', 10_499.5],
  ['rs.10,499', 'en-IN', 10_499],
  ['INR 9,999', 'en-IN', 9999],
  ['18%', 'en-IN', 18],
  ['-2.5', 'en-GB', -2.5],
  ['10.499', 'de-DE', 10_499],
  ['1.299,90 €', 'de-DE', 1299.9],
  ['1 299,90', 'fr-FR', 1299.9],
  ['1’299', 'de-CH', 1299],
  ['٩٬٩٩٩٫٥', 'ar-EG', 9999.5],
  ['1,00,00,000', 'en-IN', 10_000_000],
  ['0', 'en-GB', 0],
])('typedNumber reads “%s” in %s as %d', (text, locale, number) =>
  expect(typedNumber(text, locale)).toBe(number),
)

test.each([
  '',
  ' ',
  '10,',
  '10,4',
  '10,49',
  '10,49,9',
  '1.2.3',
  'ten',
  '10–20',
  '1.5 lakh',
  '10,4999',
  ',499',
  '10k',
  '12345678901234567.89',
])('typedNumber rejects “%s”', (text) => expect(typedNumber(text, 'en-IN')).toBeUndefined())

test.each([
  [10_499, 'en-IN', '10,499'],
  [105_000, 'en-IN', '1,05,000'],
  [10_499.5, 'de-DE', '10.499,5'],
  [51.507_222, 'en-GB', '51.507222'],
  [-2, 'en-GB', '-2'],
  [9999.5, 'ar-EG', '9,999.5'],
])('%d in %s is shown as “%s” and reads back as the same number', (value, locale, text) => {
  expect(shownNumber(value, locale)).toBe(text)
  expect(typedNumber(text, locale)).toBe(value)
})

test.each([
  ['1,50', 'en-GB', ['1.50']],
  ['£ 10,4', 'en-GB', ['10.4']],
  ['1.50', 'de-DE', ['1,50']],
  ['1.299', 'fr-FR', ['1,299', '1\u202f299']],
  ['10,49,9', 'en-IN', []],
  ['10,', 'en-GB', []],
  ['ten', 'en-GB', []],
])('typedNumber rejects “%s” in %s and likelyNumbers suggests %j', (text, locale, likely) => {
  expect(typedNumber(text, locale)).toBeUndefined()
  expect(likelyNumbers(text, locale)).toEqual(likely)
})

test.each([
  [4.6, 'en-GB', '4.60'],
  [1299.5, 'de-DE', '1.299,50'],
  [45, 'en-GB', '45'],
  [0.125, 'en-GB', '0.125'],
])('shownAmount formats %d in %s as “%s”', (value, locale, text) =>
  expect(shownAmount(value, locale)).toBe(text),
)
