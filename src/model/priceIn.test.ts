import { expect, test } from 'vitest'
import { priceIn } from './priceIn.ts'

test.each([
  ['₹9,999', 'en-IN', 9999],
  ['₹1,16,788', 'en-IN', 116788],
  ['INR 29,999', 'en-IN', 29999],
  ['Rs. 37,999', 'en-IN', 37999],
  ['$645.50', 'en-US', 645.5],
  ['1.299,90 €', 'de-DE', 1299.9],
])('"%s" in %s is %d', (text, locale, amount) => expect(priceIn(text, locale)).toBe(amount))

test.each(['Varies', 'On quotation', '₹1.5 lakh', 'from ₹9,999', '₹10,000–₹25,000', '', '₹0', '₹500 a day'])('"%s" states no price', (text) =>
  expect(priceIn(text, 'en-IN')).toBeUndefined(),
)
