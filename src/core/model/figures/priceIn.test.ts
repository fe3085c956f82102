import { expect, test } from 'vitest'
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
])('"%s" in %s and %s is %s', (text, locale, currency, amount) =>
  expect(priceIn(text, locale, currency)).toBe(amount),
)

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
])('"%s" states no price', (text) => expect(priceIn(text, 'en-IN', 'INR')).toBeUndefined())

test.each([
  ['USD 45', 'en-US', 'AUD'],
  ['£99,999,999,999,999,999.99', 'en-GB', 'GBP'],
  ['US$45', 'en-US', 'AUD'],
  ['A$45', 'en-US', 'USD'],
  ['€45', 'en-GB', 'GBP'],
  ['45 CHF', 'de-DE', 'EUR'],
  ['Rs 500', 'en-GB', 'GBP'],
])('"%s" in %s is no price in %s', (text, locale, currency) =>
  expect(priceIn(text, locale, currency)).toBeUndefined(),
)
