import type { SiteDocument } from '../../core/document/site.ts'
import { weekdays } from '../../core/document/weekdays.ts'
import type { Writing } from '../../core/kit/Writing.ts'
import { fill } from '../../core/locale/fill.ts'
import type { Words } from '../../core/locale/Language.ts'
import { dateRange, dateText } from '../../core/model/figures/dateParts.ts'
import {
  heldUntil,
  labelOfDays,
  lastingHours,
  passingHours,
  type Weekday,
  weekOn,
} from '../../core/model/site/weekHours.ts'
import { daysText } from './daysText.ts'
import { hoursInWords } from './hoursInWords.ts'

type Firm = SiteDocument['firm']

/** A line of the hours; `until` is the last day on which it says anything. */
export type HourRow = {
  readonly label: string
  readonly name?: string | undefined
  readonly times: readonly string[]
  readonly until?: string | undefined
  /** The first day of hours that differ. */
  readonly from?: string | undefined
}

type Times = { readonly opens?: string | undefined; readonly closes?: string | undefined }

const timesOf = ({ opens, closes }: Times, writing: Writing, words: Words) =>
  opens !== undefined && closes !== undefined
    ? hoursInWords({ opens, closes }, writing, words)
    : words.closed

/** How days are written; those that begin in another year than this one say it. */
const dayForm = (first: string, today: string): Intl.DateTimeFormatOptions => ({
  day: 'numeric',
  month: 'long',
  ...(first.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
})

/** A day, or the first and the last of several. */
const daysOf = (first: string, last: string, writing: Writing, today: string): string => {
  const [from, to] = [first, last].map((day) => Date.parse(`${day}T00:00:00Z`)) as [number, number] // of two
  const options = dayForm(first, today)
  return from === to
    ? dateText(from, { weekday: 'short', ...options }, writing)
    : dateRange(from, to, options, writing)
}

/** What stands below the days: each in its turn, with the language's own comma. */
const nameOf = (parts: readonly (string | undefined)[], writing: Writing): string | undefined =>
  parts.filter(Boolean).join(writing.language.punctuation?.comma ?? ', ') || undefined

/** The last day of hours that change on all these weekdays at once. */
const untilOf = (firm: Firm, days: readonly Weekday[], after: string): string | undefined => {
  const [first, ...others] = new Set(days.map((day) => heldUntil(firm, day, after)))
  return others.length > 0 ? undefined : first
}

/** Hours of the same days in one line. */
const rowsOf = (rows: readonly HourRow[]): HourRow[] => {
  const merged = new Map<string, HourRow>()
  for (const row of rows) {
    const key = `${row.label}\n${row.name ?? ''}`
    merged.set(key, { ...row, times: [...(merged.get(key)?.times ?? []), ...row.times] })
  }
  return [...merged.values()]
}

/** The days of the week on which it is open, as that is on the day `today`. */
const openRows = (firm: Firm, writing: Writing, words: Words, today: string): HourRow[] =>
  rowsOf(
    weekOn(firm, today)
      .filter(({ opens }) => opens !== undefined)
      .map((entry): HourRow => {
        const { label = daysText(entry.days, writing), days } = entry
        return { label, times: [timesOf(entry, writing, words)], until: untilOf(firm, days, today) }
      }),
  )

/** The week of the day `today`: the days on which it is open, then those that have no hours in it. */
const weekRows = (firm: Firm, writing: Writing, words: Words, today: string): HourRow[] => {
  const week = weekOn(firm, today)
  const open = week.filter(({ opens }) => opens !== undefined)
  const closed = weekdays.filter((day) => !open.some(({ days }) => days.includes(day)))
  const isAsAlways = closed.every((day) => !week.some(({ days }) => days.includes(day)))
  const label =
    (isAsAlways ? firm.closedLabel : undefined) ??
    (closed.length > 0 ? daysText(closed, writing) : undefined)
  const closedRow =
    label === undefined
      ? []
      : [{ label, times: [words.closed], until: untilOf(firm, closed, today) }]
  return [...openRows(firm, writing, words, today), ...closedRow]
}

/** The hours that change for good, after the day `today`. */
const laterRows = (firm: Firm, writing: Writing, words: Words, today: string): HourRow[] =>
  rowsOf(
    lastingHours(firm)
      .filter(({ from }) => from > today)
      .sort((one, other) => (one.from < other.from ? -1 : 1))
      .map((entry): HourRow => {
        const from = fill(words.hoursFrom, {
          date: dateText(
            Date.parse(`${entry.from}T00:00:00Z`),
            dayForm(entry.from, today),
            writing,
          ),
        })
        const label = labelOfDays(firm, entry.days) ?? daysText(entry.days, writing)
        return {
          label,
          name: nameOf([from, entry.label], writing),
          times: [timesOf(entry, writing, words)],
          from: entry.from,
        }
      }),
  )

/** The days with other hours that are not over on the day `today`, in their order. */
const otherRows = (firm: Firm, writing: Writing, words: Words, today: string): HourRow[] =>
  passingHours(firm)
    .filter(({ from, until = from }) => today <= until)
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ from, until = from, label, days, ...times }) => ({
      label: daysOf(from, until, writing, today),
      name: nameOf([days && daysText(days, writing), label], writing),
      times: [timesOf(times, writing, words)],
      until,
      from,
    }))

const byDay = ({ from: one = '' }: HourRow, { from: other = '' }: HourRow) =>
  one < other ? -1 : one > other ? 1 : 0

/** For so many days ahead the foot of a page tells of days with other hours: whoever reads when it is open plans no further. */
const near = 28

/** The days with other hours that are near on the day `today`, without what they are called. */
const nearRows = (firm: Firm, writing: Writing, words: Words, today: string): HourRow[] => {
  const last = new Date(Date.parse(`${today}T00:00:00Z`) + near * 86_400_000)
    .toISOString()
    .slice(0, 10)
  const otherHours = passingHours(firm)
    .filter(({ from }) => from <= last)
    .map(({ label: _, ...entry }) => entry)
  return otherRows({ ...firm, otherHours }, writing, words, today)
}

/** The hours in short, for the foot of every page: when it is open, what changes in that for good, and which days differ before long. A site that is built each day is up to date in it. */
export const shortHours = (
  firm: Firm,
  writing: Writing,
  words: Words,
  today: string,
): HourRow[] => [
  ...openRows(firm, writing, words, today),
  ...[...laterRows(firm, writing, words, today), ...nearRows(firm, writing, words, today)].sort(
    byDay,
  ),
]

/** All lines of the hours by what they say: the week, what differs from it, for good and for a time, and what the firm says further. */
export const hourRows = (
  firm: Firm,
  writing: Writing,
  words: Words,
  today: string,
): HourRow[][] => [
  weekRows(firm, writing, words, today),
  [...laterRows(firm, writing, words, today), ...otherRows(firm, writing, words, today)].sort(
    byDay,
  ),
  (firm.furtherTimes ?? []).map(({ label, value }) => ({ label, times: [value] })),
]
