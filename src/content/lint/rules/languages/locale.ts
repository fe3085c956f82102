import { isLocale, isTimeZone } from '../../../../core/model/site/usableSettings.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'locale',
  severity: 'error',
  always: true,
  what: 'Language, locale, currency and time zone in pages/_site.json are names that computers know.',
  why: 'Every amount, date and opening hour is written with them; with a wrong one the site cannot be built.',
  bad: [{ file: 'pages/_site.json', at: '/timeZone', value: 'Europe/Leeds' }],
  good: [{ file: 'pages/_site.json', at: '/timeZone', value: 'Europe/London' }],
  *check({ site, siteFile }) {
    if (!site || !siteFile) return
    const { language, locale, currency, timeZone } = site
    const place = { file: siteFile.path }
    if (!isTimeZone(timeZone))
      yield {
        ...place,
        pointer: '/timeZone',
        message: `There is no time zone "${timeZone}".`,
        suggestion: 'Write a region and a city, such as "Europe/London" or "America/New_York".',
      }
    for (const [key, tag] of [
      ['language', language],
      ['locale', locale],
    ] as const) {
      if (!isLocale(tag) || Intl.NumberFormat.supportedLocalesOf(tag).length === 0)
        yield {
          ...place,
          pointer: `/${key}`,
          message: `There is no ${key} "${tag}".`,
          suggestion: 'Write a language and a country, such as "en-GB" or "de-CH".',
        }
    }
    if (!Intl.supportedValuesOf('currency').includes(currency))
      yield {
        ...place,
        pointer: '/currency',
        message: `There is no currency "${currency}".`,
        suggestion: 'Write its three letters, such as "EUR" or "USD".',
      }
  },
}
