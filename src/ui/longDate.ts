import { dateFormat } from './dateFormat.ts'

/** An ISO day as people write it: `15 January 2025`. */
export const longDate = (day: string, locale: string): string =>
  dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
