import { expect, test } from 'vitest'
import { inOwnExamples } from './inOwnExamples.ts'

const hint = 'As pages say it: (money). Texts call it (name).'
test.each([
  ['en-IN', 'INR', 'gst.fee', 'As pages say it: ₹1,500. Texts call it gst.fee.'],
  ['en-GB', 'GBP', undefined, 'As pages say it: £1,500. Texts call it repair.fee.'],
  ['en', undefined, undefined, 'As pages say it: 1,500. Texts call it repair.fee.'],
])(
  'a site with locale %s, currency %s and fact %s sees its own examples',
  (locale, currency, name, said) => {
    expect(inOwnExamples(hint, { locale, currency, name })).toBe(said)
  },
)
