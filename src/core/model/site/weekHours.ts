import type { SiteDocument } from '../../document/site.ts'
import type { weekdays } from '../../document/weekdays.ts'
import { dayBefore, isDay } from './shownOn.ts'

type Firm = Pick<SiteDocument['firm'], 'hours' | 'otherHours'>
type OtherHours = NonNullable<Firm['otherHours']>[number]
export type Weekday = (typeof weekdays)[number]

/** Hours that change for good: from a day on, on some weekdays. */
export type LastingHours = OtherHours & { readonly days: readonly Weekday[] }

/** Hours of some weekdays: how these are called, if the firm says so, and from when to when it is open; closed without. */
export type WeekHours = {
  readonly label?: string | undefined
  readonly days: readonly Weekday[]
  readonly opens?: string
  readonly closes?: string
}

/** Whether other hours hold for good, from their first day on: those of some weekdays that name no last day. */
export const isLasting = (other: OtherHours): other is LastingHours =>
  other.days !== undefined && other.until === undefined

/** The place in the week of a day such as `2026-12-24`, 0 for Monday; NaN for one that isn't in the calendar. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The other hours whose days stand in the calendar: of others lint tells, and no page shows them. */
const datedHours = ({ otherHours = [] }: Firm): OtherHours[] =>
  otherHours.filter(({ from, until = from }) => isDay(from) && isDay(until))

/** Hours that change for good. */
export const lastingHours = (firm: Firm): LastingHours[] => datedHours(firm).filter(isLasting)

/** Hours of a day, or of several with a last one. */
export const passingHours = (firm: Firm): OtherHours[] =>
  datedHours(firm).filter((other) => !isLasting(other))

/** The day before the one from which other hours hold on a weekday for good, after the day `after`; undefined where none follow. */
export const heldUntil = (firm: Firm, weekday: Weekday, after = ''): string | undefined => {
  const [next] = lastingHours(firm)
    .filter(({ days, from }) => days.includes(weekday) && from > after)
    .map(({ from }) => from)
    .sort()
  return next && dayBefore(next)
}

/** How the firm calls these weekdays where its hours are just theirs: `Mon–Fri`. */
export const labelOfDays = ({ hours = [] }: Firm, days: readonly Weekday[]): string | undefined =>
  hours.find(
    (entry) => entry.days.length === days.length && entry.days.every((day) => days.includes(day)),
  )?.label

/** What holds in the week of the day `today`: the firm's hours, those that changed for good by then in the place of what they changed. Without days for which nothing holds. */
export const weekOn = (firm: Firm, today: string): WeekHours[] => {
  const { hours = [] } = firm
  /** Those of the days of an entry that begins on the day `from` which nothing changes by today. */
  const held = (days: readonly Weekday[], from = '') =>
    days.filter((day) => (heldUntil(firm, day, from) ?? today) >= today)
  const changed = new Set(
    lastingHours(firm)
      .filter(({ from }) => from <= today)
      .map(({ days, from, label: _, ...times }): WeekHours => {
        const left = held(days, from)
        return { ...times, days: left, label: labelOfDays(firm, left) }
      }),
  )
  const week = hours.flatMap(({ label, days, ...times }): WeekHours[] => {
    const left = held(days)
    const instead = [...changed].filter((entry) => entry.days.some((day) => days.includes(day)))
    for (const entry of instead) changed.delete(entry)
    return [
      { ...times, days: left, label: left.length === days.length ? label : undefined },
      ...instead,
    ]
  })
  return [...week, ...changed].filter(({ days }) => days.length > 0)
}
