import { days, type SiteDocument } from '../../document/site.ts'

type Hours = NonNullable<SiteDocument['firm']['hours']>

/** Opening times in minutes of the day, by weekday from Monday: `[[[540, 1080]], …, []]`. */
export const openingHours = (hours: Hours): [number, number][][] => {
  const minutes = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return hour * 60 + minute
  }
  return days.map((day) => hours.filter((entry) => entry.days.includes(day)).map((entry): [number, number] => [minutes(entry.opens), minutes(entry.closes)]))
}
