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
])('figures in %s on a site of %s are those of %s', (tag, locale, own) => {
  expect(inCountry(tag, locale)).toBe(own)
})
