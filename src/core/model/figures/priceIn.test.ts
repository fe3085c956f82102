import { expect, test } from 'vitest'
import { writingFor } from '../../../../tests/support/writingFor.ts'
import { formatFact } from './formatFact.ts'
import { priceIn } from './priceIn.ts'

test.each([
  ['₹9,999', 'en-IN', 'INR', 9999],
  ['₹1,16,788', 'en-IN', 'INR', 116788],
  ['INR 29,999', 'en-IN', 'INR', 29999],
  ['Rs. 37,999', 'en-IN', 'INR', 37999],
  ['$645.50', 'en-US', 'USD', 645.5],
  ['1.299,90 €', 'de-DE', 'EUR', 1299.9],
  ['1 299,90 €', 'fr-FR', 'EUR', 1299.9],
  ['CHF 1’299', 'de-CH', 'CHF', 1299],
  ['₹9,999', 'ur-IN', 'INR', 9999],
  ['9,999 रुपए', 'hi-IN', 'INR', 9999],
  ['￥500', 'ja-JP', 'JPY', 500],
  ['$45', 'en-US', 'AUD', 45],
  ['$0.0035', 'en-US', 'USD', 0.0035],
  ['\u200f٩٬٩٩٩٫٥ ج.م.\u200f', 'ar-EG', 'EGP', 9999.5],
])('priceIn reads “%s” in %s and %s as %s', (text, locale, currency, amount) =>
  expect(priceIn(text, locale, currency)).toEqual({ amount, currency }),
)

test.each([
  ['€1,800', 'en-GB', 'GBP', 1800, 'EUR'],
  ['1,800 EUR', 'en-GB', 'GBP', 1800, 'EUR'],
  ['1 800 euros', 'fr-FR', 'CHF', 1800, 'EUR'],
  ['US$45', 'en-US', 'AUD', 45, 'USD'],
  ['USD $45', 'en-US', 'AUD', 45, 'USD'],
  ['USD 45', 'en-US', 'AUD', 45, 'USD'],
  ['A$45', 'en-US', 'USD', 45, 'AUD'],
  ['$45 AUD', 'en-US', 'USD', 45, 'AUD'],
  ['45 CHF', 'de-DE', 'EUR', 45, 'CHF'],
  ['US$45', 'de-DE', 'EUR', 45, 'USD'],
  ['£45', 'de-DE', 'EUR', 45, 'GBP'],
  ['KWD 4.500', 'en-GB', 'GBP', 4.5, 'KWD'],
])('priceIn reads “%s” in %s on a site in %s as %d %s', (text, locale, ofSite, amount, currency) =>
  expect(priceIn(text, locale, ofSite)).toEqual({ amount, currency }),
)

test.each([
  ['£1,234.50', 'en-GB', 'GBP', 1234.5],
  ['£1 234.50', 'en-GB', 'GBP', 1234.5],
  ['1.800 €', 'es-ES', 'EUR', 1800],
  ['12,50 €', 'de-DE', 'EUR', 12.5],
  ['£12.5', 'en-GB', 'GBP', 12.5],
  ['£0.125', 'en-GB', 'GBP', 0.125],
  ['1,234.567', 'en-GB', 'GBP', 1234.567],
  ['45 pounds', 'en-GB', 'GBP', 45],
  ['£45 GBP', 'en-GB', 'GBP', 45],
])('priceIn reads “%s” by the number format of %s', (text, locale, currency, amount) =>
  expect(priceIn(text, locale, currency)).toEqual({ amount, currency }),
)

test.each([
  ['£12,50', 'en-GB', 'GBP'],
  ['£1.200', 'en-GB', 'GBP'],
  ['1.234,50 £', 'en-GB', 'GBP'],
  ['1,234.50 €', 'de-DE', 'EUR'],
  ['1,200 €', 'de-DE', 'EUR'],
  ['£12 50', 'en-GB', 'GBP'],
  ['£1,23,456', 'en-GB', 'GBP'],
  ['£1,2345', 'en-GB', 'GBP'],
  ['£1,234 567', 'en-GB', 'GBP'],
  ['£12.50.00', 'en-GB', 'GBP'],
  ['£45¹', 'en-GB', 'GBP'],
  ['4⁹⁹ €', 'de-DE', 'EUR'],
  ['£2½', 'en-GB', 'GBP'],
  ['−£45', 'en-GB', 'GBP'],
  ['£-45', 'en-GB', 'GBP'],
  ['£45–', 'en-GB', 'GBP'],
  ['£45 / €50', 'en-GB', 'GBP'],
  ['£10-20', 'en-GB', 'GBP'],
  ['£10/20', 'en-GB', 'GBP'],
  ['£45m', 'en-GB', 'GBP'],
  ['$45', 'en-GB', 'GBP'],
  ['¥500', 'en-GB', 'GBP'],
  ['45 kr', 'en-GB', 'GBP'],
  ['C$45', 'en-CA', 'CAD'],
  ['45 dollars', 'en-GB', 'GBP'],
  ['£45 EUR', 'en-GB', 'GBP'],
])('priceIn finds no unambiguous price in “%s” in %s', (text, locale, currency) =>
  expect(priceIn(text, locale, currency)).toBeUndefined(),
)

test.each([
  'en-GB',
  'en-IN',
  'de-DE',
  'fr-FR',
  'es-ES',
  'ar-EG',
  'hi-IN',
  'ur-PK',
  'ja-JP',
  'sv-SE',
])('priceIn reads formatted facts in %s back as the same price', (locale) => {
  const currencies = ['GBP', 'EUR', 'USD', 'INR', 'PKR', 'JPY', 'SEK', 'DKK', 'KWD', 'EGP', 'CHF']
  const wrong = currencies.flatMap((ofSite) =>
    currencies.flatMap((currency) =>
      [4.2, 45, 1234.5, 123456].flatMap((amount) => {
        const value = { kind: 'money', amount, currency } as const
        const text = formatFact({ value, written: 'full' }, writingFor(locale, ofSite))
        const read = priceIn(text, locale, ofSite)
        return read?.amount === amount && read.currency === currency ? [] : [{ text, ofSite, read }]
      }),
    ),
  )
  expect(wrong).toEqual([])
})

test.each([
  'Varies',
  'On quotation',
  '₹1.5 lakh',
  'from ₹9,999',
  '₹10,000–₹25,000',
  '',
  '₹0',
  '₹500 a day',
  '₹1.5 लाख',
])('priceIn finds no price in “%s”', (text) =>
  expect(priceIn(text, 'en-IN', 'INR')).toBeUndefined(),
)

test.each([
  ['£99,999,999,999,999,999.99', 'en-GB', 'GBP'],
  ['Rs 500', 'en-GB', 'GBP'],
])('priceIn finds no price in “%s” in %s with the currency %s', (text, locale, currency) =>
  expect(priceIn(text, locale, currency)).toBeUndefined(),
)
