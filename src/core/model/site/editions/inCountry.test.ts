import { expect, it } from 'vitest'
import { inCountry } from './editionSettings.ts'

it.each([
  ['en', 'de-DE', 'en-150'],
  ['en', 'de-AT', 'en-150'],
  ['en', 'hi-IN', 'en-IN'],
  ['en', 'de-CH', 'en-CH'],
  ['en-US', 'de-DE', 'en-US'],
  ['hi', 'en-IN', 'hi-IN'],
  ['de', 'en-GB', 'de-GB'],
  ['es', 'en-US', 'es-US'],
])('numbers in %s on a site in %s use the locale %s', (tag, locale, own) => {
  expect(inCountry(tag, locale)).toBe(own)
})
