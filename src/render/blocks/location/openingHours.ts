import type { SiteDocument } from '../../../core/document/site.ts'
import { weekdays } from '../../../core/document/weekdays.ts'
import { type OpenSpan, openSpan } from '../../../core/model/site/openSpan.ts'
import { lastingHours, passingHours, weekOn } from '../../../core/model/site/weekHours.ts'

type Firm = Pick<SiteDocument['firm'], 'hours' | 'otherHours'>
type Times = { readonly opens?: string; readonly closes?: string }

/** From the first day to the last: when it is open on them, or on the one weekday of them, from Monday. */
export type OtherSpans = [from: string, until: string, spans: readonly OpenSpan[], weekday?: number]

/** Later than all days. */
const never = '9999'

const spansOf = ({ opens, closes }: Times): OpenSpan[] =>
  opens === undefined || closes === undefined ? [] : [openSpan(opens, closes)]

/** Opening times in minutes of the day as they are on the day `today`, by weekday from Monday: `[[[540, 1080]], …, []]`; beyond 1440 on the next day. */
export const openingHours = (firm: Firm, today: string): OpenSpan[][] => {
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
