/** A day of the office's calendar as `2027-04-01`: such texts stand in the order of their days. */
export type Day = string

/** What may say from which day to which it is shown. */
type Dated = { readonly from?: unknown; readonly until?: unknown }

/** Whether a day stands in the calendar: 2025-02-30 does not. */
const isInCalendar = (day: Day): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Whether a value is a day of the calendar as documents write it. One that is none (2026-13-40) hides nothing: lint tells it where it stands. */
export const isDay = (value: unknown): value is Day =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isInCalendar(value)

const dayBeside = (day: Day, days: number): Day | undefined =>
  isDay(day)
    ? new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
    : undefined

/** The day after one; undefined after what is no day of the calendar. */
export const dayAfter = (day: Day): Day | undefined => dayBeside(day, 1)

/** The day before one; undefined before what is no day of the calendar. */
export const dayBefore = (day: Day): Day | undefined => dayBeside(day, -1)

/** Whether something is shown on a day: from the start of `from` to the end of `until`. What names no day is shown on all of them. */
export const isShownOn = (thing: unknown, day: Day): boolean => {
  const { from, until } = (thing ?? {}) as Dated // each is checked next
  return !(isDay(from) && day < from) && !(isDay(until) && day > until)
}

/** The days on which something begins to be shown, or no longer is. */
export const turnsOf = (thing: unknown): Day[] => {
  const { from, until } = (thing ?? {}) as Dated // as above
  return [isDay(from) ? from : undefined, isDay(until) ? dayAfter(until) : undefined].filter(
    (day) => day !== undefined,
  )
}

/** How many days one day lies after another. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** The same day of the next year: what lies further ahead is not looked at yet. */
export const yearAfter = (day: Day): Day => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
