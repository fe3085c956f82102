import type { Check } from '../../kit/FieldCheck.ts'
import type { DateField } from './schema.ts'

/** Milliseconds of a day that is written as HTML does, `2026-11-21`; years may have more digits. NaN where there is no such day. */
const timeOf = (text: string): number => {
  const [, year, month, day] = (/^(\d{4,6})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  const date = new Date(Date.UTC(year ?? Number.NaN, (month ?? 0) - 1, day))
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day ? date.getTime() : Number.NaN
}

export const check: Check<DateField> = ({ min }, text, today) => {
  const time = timeOf(text)
  if (Number.isNaN(time)) return { code: 'TYPE_TEXT', word: 'errorDate' }
  return min === 'today' && time < timeOf(today) ? { code: 'TYPE_TEXT', word: 'errorPast' } : undefined
}
