import type { LanguageDocument } from '../../../../core/document/language.ts'
import { countryNamed, currentCountry, isCountry } from '../../../../core/model/site/countries.ts'
import { isShortZone, zoneMeant } from '../../../../core/model/site/timeZones.ts'
import { isLocale, isTimeZone } from '../../../../core/model/site/usableSettings.ts'
import { msg } from '../../messages/msg.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

const place = msg('writeTimeZone')

/** A finding whose suggestion and quick fix are one value, if there is one that is likely. */
const withLikely = (report: Report, likely: string | undefined): Report =>
  likely === undefined
    ? report
    : {
        ...report,
        suggestion: msg('write', { value: likely }),
        offers: [
          { label: msg('writeThis', { value: likely }), fix: { kind: 'value', value: likely } },
        ],
      }

/** What two letters stand for in a tag or an address: `GB` in `en-GB`. Regions in figures, as in `es-419`, are no countries. */
const regionOf = (tag: string): string | undefined =>
  /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase()

const countryOf = (locale: string): string | undefined => {
  const country = currentCountry(regionOf(locale) ?? '')
  return isCountry(country) ? country : undefined
}

function* zoneFaults(
  timeZone: string,
  file: string,
  country: string | undefined,
): Iterable<Report> {
  const isKnown = isTimeZone(timeZone) && !/^[+-]/.test(timeZone) // not each computer knows those
  const likely = zoneMeant(timeZone, country)
  if (isKnown && isShortZone(timeZone)) {
    const { timeZone: read } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions()
    yield withLikely(
      {
        file,
        pointer: '/timeZone',
        message: msg('timeZoneAbbreviated', { timeZone, read }),
        suggestion: place,
      },
      likely,
    )
  } else if (!isKnown)
    yield withLikely(
      {
        file,
        pointer: '/timeZone',
        message: msg('noSuchTimeZone', { timeZone }),
        suggestion: place,
      },
      isShortZone(timeZone) ? likely : undefined,
    )
}

const isKnownTag = (tag: string): boolean =>
  isLocale(tag) && Intl.NumberFormat.supportedLocalesOf(tag).length > 0

function* tagFaults(
  key: 'language' | 'locale',
  tag: string,
  file: string,
  country: string | undefined,
): Iterable<Report> {
  const pointer = `/${key}`
  if (!isKnownTag(tag)) {
    yield {
      file,
      pointer,
      message: msg('noSuchLocale', { key, tag }),
      suggestion: msg('writeLocale'),
    }
    return
  }
  const region = regionOf(tag)
  if (region === undefined || isCountry(region)) return
  const now = currentCountry(region)
  const likely = isCountry(now) ? now : country
  yield withLikely(
    {
      file,
      pointer,
      severity: isCountry(now) ? 'warning' : 'error',
      message: msg('noSuchRegion', { region, tag }),
      suggestion: msg('writeLocale'),
    },
    likely && tag.replace(new RegExp(`-${region}\\b`, 'i'), `-${likely}`),
  )
}

type Address = { readonly country?: string; readonly countryCode?: string | undefined }

function* countryFaults(
  address: Address | undefined,
  file: string,
  locale: string,
): Iterable<Report> {
  const code = address?.countryCode
  if (code === undefined || isCountry(code)) return
  const now = currentCountry(code)
  const isFormer = isCountry(now)
  yield withLikely(
    {
      file,
      pointer: '/firm/address/countryCode',
      severity: isFormer ? 'warning' : 'error',
      message: msg('noSuchCountry', { code }),
      suggestion: msg('writeCountry'),
    },
    isFormer
      ? now
      : (countryNamed(address?.country ?? '', isKnownTag(locale) ? locale : 'en') ??
          countryOf(locale)),
  )
}

export const rule: Rule = {
  name: 'locale',
  severity: 'error',
  always: true,
  what: 'Language, locale, country, currency and time zone of a site are names that computers know. A time zone is a region and a city: computers read "BST" as Asia/Dhaka.',
  why: 'Every amount, date and opening hour is written with them; with a wrong one the site cannot be built.',
  bad: [{ file: 'pages/_site.json', at: '/timeZone', value: 'Europe/Leeds' }],
  good: [{ file: 'pages/_site.json', at: '/timeZone', value: 'Europe/London' }],
  *check({ site, siteFile, files }) {
    if (!site || !siteFile) return
    const { language, locale, currency, timeZone, firm } = site
    const file = siteFile.path
    const code = firm.address.countryCode
    const country = code !== undefined && isCountry(code) ? code : countryOf(locale)
    yield* zoneFaults(timeZone, file, country)
    yield* tagFaults('language', language, file, country)
    yield* tagFaults('locale', locale, file, country)
    yield* countryFaults(firm.address, file, locale)
    if (!Intl.supportedValuesOf('currency').includes(currency))
      yield {
        file,
        pointer: '/currency',
        message: msg('noSuchCurrency', { currency }),
        suggestion: msg('writeCurrency'),
      }
    for (const { path, place, sound } of files) {
      if (place?.kind !== 'language') continue
      const own = sound as LanguageDocument | undefined // of a place of this kind
      if (own?.locale !== undefined) yield* tagFaults('locale', own.locale, path, country)
      yield* countryFaults(own?.firm?.address, path, own?.locale ?? place.language ?? locale)
    }
  },
}
