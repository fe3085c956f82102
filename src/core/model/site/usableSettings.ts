import type { SiteDocument } from '../../document/site.ts'

const works = (attempt: () => unknown): boolean => {
  try {
    attempt()
    return true
  } catch {
    return false // a RangeError of Intl: this computer knows no such name
  }
}

/** Whether numbers and dates can be written by a language tag. */
export const isLocale = (tag: string): boolean => works(() => new Intl.NumberFormat(tag))

/** Whether this computer knows a time zone. */
export const isTimeZone = (timeZone: string): boolean =>
  works(() => new Intl.DateTimeFormat('en', { timeZone }))

/** What texts and dates are written with. */
type Names = Partial<Pick<SiteDocument, 'language' | 'locale' | 'timeZone'>>

/**
 * Settings that everything can be written with: English and the time of Greenwich stand for names that computers do not know. Lint
 * calls these an error; the preview goes on showing pages meanwhile.
 */
export const usableSettings = <T extends Names>(settings: T): T => {
  const { language, locale, timeZone } = settings
  return {
    ...settings,
    ...(language !== undefined && !isLocale(language) ? { language: 'en' } : {}),
    ...(locale !== undefined && !isLocale(locale) ? { locale: 'en' } : {}),
    ...(timeZone !== undefined && !isTimeZone(timeZone) ? { timeZone: 'UTC' } : {}),
  }
}
