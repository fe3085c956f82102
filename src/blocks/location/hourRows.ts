import type { SiteDocument } from '../../document/site.ts'
import { weekdays } from '../../document/weekdays.ts'
import type { Writing } from '../../kit/Writing.ts'
import type { Words } from '../../languages/Language.ts'
import { dateRange, dateText } from '../../model/figures/dateParts.ts'
import { daysText } from '../../ui/daysText.ts'
import { hoursInWords } from '../../ui/hoursInWords.ts'

type Firm = SiteDocument['firm']

/** A line of the hours; `until` is the last day on which it says anything. */
export type HourRow = { readonly label: string; readonly name?: string | undefined; readonly times: readonly string[]; readonly until?: string }

/** A day, or the first and the last of several; those that begin in another year than this one say it. */
const daysOf = (first: string, last: string, writing: Writing, today: string): string => {
  const [from, to] = [first, last].map((day) => Date.parse(`${day}T00:00:00Z`)) as [number, number] // of two
  const isThisYear = first.slice(0, 4) === today.slice(0, 4)
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) }
  return from === to ? dateText(from, { weekday: 'short', ...options }, writing) : dateRange(from, to, options, writing)
}

/** The week: hours of the same days in one line, then the days that have none. */
const weekOf = ({ hours = [], closedLabel }: Firm, writing: Writing, words: Words): HourRow[] => {
  const rows = new Map<string, string[]>()
  for (const entry of hours) {
    const label = entry.label ?? daysText(entry.days, writing)
    rows.set(label, [...(rows.get(label) ?? []), hoursInWords(entry, writing, words)])
  }
  const closed = weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)))
  const label = closedLabel ?? (closed.length > 0 ? daysText(closed, writing) : undefined)
  return [...rows].map(([days, times]): HourRow => ({ label: days, times })).concat(label === undefined ? [] : { label, times: [words.closed] })
}

/** All lines of the hours: the week, the days with other hours that are not over on the day `today`, and what the firm says further. */
export const hourRows = (firm: Firm, writing: Writing, words: Words, today: string): HourRow[] => [
  ...weekOf(firm, writing, words),
  ...(firm.otherHours ?? [])
    .map(({ from, until = from, label, opens, closes }) => ({
      label: daysOf(from, until, writing, today),
      name: label,
      times: [opens !== undefined && closes !== undefined ? hoursInWords({ opens, closes }, writing, words) : words.closed],
      until,
      from,
    }))
    .filter(({ until }) => today <= until)
    .sort((one, other) => (one.from < other.from ? -1 : 1)),
  ...(firm.furtherTimes ?? []).map(({ label, value }) => ({ label, times: [value] })),
]
