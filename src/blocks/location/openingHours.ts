import type { SiteDocument } from '../../document/site.ts'
import { weekdays } from '../../document/weekdays.ts'

type Hours = NonNullable<SiteDocument['firm']['hours']>

type Spans = [number, number][]

const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** The last minute of a day belongs to it. */
const spanOf = ({ opens, closes }: { opens: string; closes: string }): [number, number] => [minutes(opens), closes === '23:59' ? 1440 : minutes(closes)]

/** Opening times in minutes of the day, by weekday from Monday: `[[[540, 1080]], …, []]`. */
export const openingHours = (hours: Hours): Spans[] => weekdays.map((day) => hours.filter(({ days }) => days.includes(day)).map(spanOf))

/** The same of days with other hours: the first, the last, and when it is open on them. */
export const otherHours = (other: NonNullable<SiteDocument['firm']['otherHours']>): [string, string, Spans][] =>
  other.map(({ from, until, opens, closes }) => [from, until ?? from, opens !== undefined && closes !== undefined ? [spanOf({ opens, closes })] : []])
