import { expect, it } from 'vitest'
import { siteSocialLocale, socialLocale } from './socialLocale.ts'

it.each([
  ['en', 'en-GB', 'en_GB'],
  ['en-US', 'en-GB', 'en_US'],
  ['de', 'en-GB', 'de_DE'],
  ['hi', 'en-IN', 'hi_IN'],
  ['pt-br', 'de-DE', 'pt_BR'],
  ['zh-Hant', 'en-GB', 'zh_TW'],
  ['sr-Latn-RS', 'en-GB', 'sr_RS'],
])('socialLocale maps %s on a site in %s to %s', (tag, locale, said) => {
  expect(socialLocale(tag, locale)).toBe(said)
})

const edition = (tag: string, locale: string) => ({
  language: { tag, name: tag, base: `/${tag}` },
  settings: { locale },
})

it.each([
  ['en', 'en_IN'],
  ['ur', 'ur_PK'],
  ['de', 'de_AT'],
  ['hi', 'hi_IN'],
])(
  'siteSocialLocale maps %s to %s on every page of an Indian site with Austrian German',
  (tag, said) => {
    const editions = [
      edition('en', 'en-IN'),
      edition('ur', 'ur-IN'),
      edition('de', 'de-AT'),
      edition('hi', 'hi-IN'),
    ]
    for (const { settings } of editions)
      expect(siteSocialLocale({ settings, editions }, tag)).toBe(said)
  },
)

it('siteSocialLocale gives English on a German site the locale en_US', () => {
  const editions = [edition('de', 'de-DE'), edition('en', 'en-150')]
  for (const { settings } of editions)
    expect(siteSocialLocale({ settings, editions }, 'en')).toBe('en_US')
})
