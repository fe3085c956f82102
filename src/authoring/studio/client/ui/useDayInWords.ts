import { useSiteLocale } from '../store/useSiteLocale.ts'

/** Writes a day as people of the site's country do; what is no day stays as it is. */
export const useDayInWords = (): ((day: string) => string) => {
  const locale = useSiteLocale()
  return (day) => {
    const time = new Date(`${day}T12:00:00Z`)
    return Number.isNaN(time.getTime())
      ? day
      : time.toLocaleDateString(locale, {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          timeZone: 'UTC',
        })
  }
}
