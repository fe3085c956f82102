import type { Writing } from '../../kit/Writing.ts'
import { ranked } from './ranked.ts'

const known = new Map<string, Intl.DateTimeFormat>()

/** A way of writing days. Each is made once: making it takes seventy times as long as using it. */
const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, options)
  known.set(key, format)
  return format
}

/** A moment of Greenwich's time, in milliseconds, in the way of a language. The calendar is that of business, in all countries. */
export const dateParts = (
  time: number,
  options: Intl.DateTimeFormatOptions,
  writing: Writing,
): Intl.DateTimeFormatPart[] => {
  const { dateDay } = writing.language.figures
  const parts = dateFormat(writing.locale, {
    timeZone: 'UTC',
    calendar: 'gregory',
    ...options,
  }).formatToParts(time)
  if (dateDay === undefined || options.month !== 'long') return parts
  return parts.map((part) =>
    part.type === 'day'
      ? { ...part, value: ranked(dateDay, new Date(time).getUTCDate(), writing) }
      : part,
  )
}

/** The same as one text. */
export const dateText = (
  time: number,
  options: Intl.DateTimeFormatOptions,
  writing: Writing,
): string =>
  dateParts(time, options, writing)
    .map(({ value }) => value)
    .join('')

/** From one moment to another, without saying twice what both have in common: `24–26 December`. Of two years neither is named. */
export const dateRange = (
  from: number,
  to: number,
  options: Intl.DateTimeFormatOptions,
  writing: Writing,
): string => {
  const [years, { direction, figures }] = [
    [from, to].map((time) => new Date(time).getUTCFullYear()),
    writing.language,
  ]
  const dash = direction === 'rtl' ? figures.range.replace(/\{\w+\}/g, '') : ' – ' // `Intl` has a dash there too
  if (years[0] !== years[1])
    return dateText(from, options, writing) + dash + dateText(to, options, writing)
  const range = dateFormat(writing.locale, {
    timeZone: 'UTC',
    calendar: 'gregory',
    ...options,
  }).formatRange(from, to)
  return direction === 'rtl'
    ? range.replace(/\s?–\s?/, dash)
    : range.replace(/(\d)\s–\s(?=\d)/, '$1–')
}
