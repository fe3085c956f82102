import type { SiteDocument } from '../../../core/document/site.ts'
import { weekdays } from '../../../core/document/weekdays.ts'
import { lastingHours, passingHours, weekOn } from '../../../core/model/site/weekHours.ts'

type Firm = Pick<SiteDocument['firm'], 'hours' | 'otherHours'>
type Times = { readonly opens?: string; readonly closes?: string }

type Spans = [number, number][]

/** From the first day to the last: when it is open on them, or on the one weekday of them, from Monday. */
export type OtherSpans = [from: string, until: string, spans: Spans, weekday?: number]

/** Later than all days. */
const never = '9999'

const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** The last minute of a day belongs to it. */
const spansOf = ({ opens, closes }: Times): Spans =>
  opens === undefined || closes === undefined
    ? []
    : [[minutes(opens), closes === '23:59' ? 1440 : minutes(closes)]]

/** Opening times in minutes of the day as they are on the day `today`, by weekday from Monday: `[[[540, 1080]], …, []]`. */
export const openingHours = (firm: Firm, today: string): Spans[] => {
  const week = weekOn(firm, today)
  return weekdays.map((day) => week.filter(({ days }) => days.includes(day)).flatMap(spansOf))
}

/** The same of days with other hours, and of those that change after `today` for good. What counts comes first: single days, then the latest change. */
export const otherHours = (firm: Firm, today: string): OtherSpans[] | undefined => {
  if (!firm.otherHours) return undefined
  const single = passingHours(firm).flatMap(({ from, until = from, days, ...times }) =>
    days
      ? days.map((day): OtherSpans => [from, until, spansOf(times), weekdays.indexOf(day)])
      : [[from, until, spansOf(times)] satisfies OtherSpans],
  )
  const later = lastingHours(firm).filter(({ from }) => from > today)
  const changes = [...new Set(later.map(({ from }) => from))].sort().reverse()
  const lasting = changes.flatMap((from) =>
    weekdays.flatMap((day, weekday) => {
      const entries = later.filter((entry) => entry.from === from && entry.days.includes(day))
      return entries.length > 0
        ? [[from, never, entries.flatMap(spansOf), weekday] satisfies OtherSpans]
        : []
    }),
  )
  return [...single, ...lasting]
}
