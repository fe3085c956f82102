import { useSiteLocale } from '../store/useSiteLocale.ts'

/** Writes when something was done, in this browser's time, as people of the site's country write days and times. */
export const useMoments = () => {
  const locale = useSiteLocale()
  const written = (options: Intl.DateTimeFormatOptions) => (at: string) =>
    new Date(at).toLocaleString(locale, options)
  const timeOf = written({ hour: '2-digit', minute: '2-digit' })
  return {
    timeOf,
    dayOf: written({ weekday: 'long', day: 'numeric', month: 'long' }),
    /** With the year: versions go back far. */
    momentOf: (at: string) =>
      `${written({ day: 'numeric', month: 'long', year: 'numeric' })(at)}, ${timeOf(at)}`,
  }
}
