import type { Day } from './shownOn.ts'
import { isTimeZone } from './usableSettings.ts'

/** The day in a time zone, at a time in milliseconds; the Greenwich day if computers don't know the zone. Pure. */
export const dayAt = (timeZone: unknown, now: number): Day =>
  new Date(now).toLocaleDateString('sv', {
    timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : 'UTC',
  })

/** The office's day, by the text of `pages/_site.json`. Lint reports settings that can't be read. Pure. */
export const officeDayOf = (settings: string | undefined, now: number): Day => {
  try {
    const site: unknown = JSON.parse(settings ?? '')
    return dayAt((site as { readonly timeZone?: unknown } | null)?.timeZone, now) // checked there
  } catch {
    return dayAt(undefined, now)
  }
}
