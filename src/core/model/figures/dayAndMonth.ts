import type { Writing } from '../../kit/Writing.ts'
import { fill } from '../../locale/fill.ts'
import { dateParts, dateText } from './dateParts.ts'
import { ranked } from './ranked.ts'

/** A day of whichever month: `the 11th`. */
export const monthDay = (day: number, writing: Writing): string =>
  ranked(writing.language.figures.monthDay, day, writing)

/** A day of the year, `11 January`; asked for as a rank, in the languages that have this: `11th January`. */
export const dayAndMonth = (
  day: number,
  month: number,
  writing: Writing,
  asRank: boolean,
): string => {
  const { ordinalDate } = writing.language.figures
  const time = Date.UTC(2024, month - 1, day) // a leap year has all days
  const options = { day: 'numeric', month: 'long' } as const
  if (!asRank || ordinalDate === undefined)
    return dateText(time, options, writing).replace(/ /g, '\u00a0')
  const name = dateParts(time, options, writing).find(({ type }) => type === 'month')?.value ?? ''
  return fill(ordinalDate, { day: monthDay(day, writing), month: name })
}
