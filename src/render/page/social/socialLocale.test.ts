import { expect, it } from 'vitest'
import { socialLocale } from './socialLocale.ts'

it.each([
  ['en', 'en-GB', 'en_GB'],
  ['en-US', 'en-GB', 'en_US'],
  ['de', 'en-GB', 'de_DE'],
  ['hi', 'en-IN', 'hi_IN'],
  ['pt-br', 'de-DE', 'pt_BR'],
  ['zh-Hant', 'en-GB', 'zh_TW'],
  ['sr-Latn-RS', 'en-GB', 'sr_RS'],
])('%s on a site of %s is %s to social networks', (tag, locale, said) => {
  expect(socialLocale(tag, locale)).toBe(said)
})
