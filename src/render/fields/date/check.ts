import type { Check, Fault } from '../../../core/kit/FieldCheck.ts'
import { dayAfter, daysUntil } from './bounds.ts'
import type { DateField } from './schema.ts'

/** Milliseconds of a day that is written as HTML does, `2026-11-21`; years may have more digits. NaN where there is no such day. */
const timeOf = (text: string): number => {
  const [, year, month, day] = (/^(\d{4,6})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  const date = new Date(Date.UTC(year ?? Number.NaN, (month ?? 0) - 1, day))
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day ? date.getTime() : Number.NaN
}

const wordOf = (bound: string) =>
  bound === 'today' ? 'errorPast' : bound === 'tomorrow' ? 'errorTomorrow' : 'errorTooSoon'

const fault = (word: Fault['word'], values?: Fault['values']): Fault => ({
  code: 'TYPE_TEXT',
  word,
  ...(values ? { values } : {}),
})

export const check: Check<DateField> = ({ min, max, weekdays }, text, today) => {
  const time = timeOf(text)
  const isPast = (bound: string) => time > timeOf(dayAfter(today, daysUntil(bound)))
  if (Number.isNaN(time)) return fault('errorDate')
  if (text < '1000') return fault('errorYear') // browsers make 0026 of a year that is typed as 26
  if (min !== undefined && time < timeOf(dayAfter(today, daysUntil(min))))
    return fault(wordOf(min), { days: daysUntil(min) })
  if (max !== undefined && isPast(max)) return fault('errorTooLate', { days: daysUntil(max) })
  const weekday = new Date(time).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
  return !weekdays || weekdays.days.some((day) => day === weekday.toLowerCase())
    ? undefined
    : fault('errorWeekday', { days: weekdays.label })
}

export const words = ({ min, max, weekdays }: DateField): Fault['word'][] => [
  'errorYear',
  ...(min === undefined || min === 'today' ? [] : ([wordOf(min)] as const)),
  ...(max === undefined ? [] : (['errorTooLate'] as const)),
  ...(weekdays ? (['errorWeekday'] as const) : []),
]
