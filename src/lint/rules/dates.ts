import { isObject } from '../../document/isObject.ts'
import { type Path, pointerOf } from '../../model/path.ts'
import type { Report, Rule } from '../rule.ts'

const written = /^\d{4}-\d{2}-\d{2}$/

/** Whether a day stands in the calendar: 2025-02-30 does not. */
const exists = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Keys whose day has come already. The others may lie ahead. */
const past: Readonly<Record<string, string>> = {
  date: 'An article cannot be published',
  updated: 'A page cannot have been revised',
  asOf: 'A figure cannot have been stated',
}

const said = (key: string, day: string, today: string): Pick<Report, 'message' | 'suggestion'> | undefined => {
  if (!exists(day)) return { message: `There is no day ${day} in the calendar.`, suggestion: 'Dates are year-month-day: "2025-01-15".' }
  const begins = Object.hasOwn(past, key) ? past[key] : undefined
  return begins && day > today
    ? {
        message: `${begins} on ${day}: that day is still to come.`,
        suggestion: key === 'asOf' ? 'Write the day for which it was stated.' : 'Correct the date, or mark the page with "draft": true until then.',
      }
    : undefined
}

export const rule: Rule = {
  name: 'dates',
  severity: 'error',
  perDocument: true,
  what: 'Dates stand in the calendar; those of publication, revision and statement are not in the future, a revision is not before the publication, and an announcement has not ended.',
  why: 'Visitors judge by the date whether they can rely on a page.',
  bad: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/asOf', value: '2026-02-30' }],
  good: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/asOf', value: '2025-12-30' }],
  *check(context) {
    for (const file of context.files) {
      const isDraft = file.value?.['draft'] === true
      for (const { text, path } of file.gathered.strings) {
        const key = String(path?.key)
        if (!written.test(text) || !isDateKey(key, path)) continue
        const problem = said(key, text, isDraft ? '9999-12-31' : context.today)
        if (problem) yield { file: file.path, pointer: pointerOf(path), ...problem }
      }
      const { article, announcement } = file.value ?? {}
      const until = isObject(announcement) ? announcement['until'] : undefined
      if (typeof until === 'string' && exists(until) && until < context.today)
        yield {
          file: file.path,
          pointer: '/announcement/until',
          severity: 'warning',
          message: `The announcement ended on ${until}; visitors no longer see it.`,
          suggestion: 'Remove "announcement", or write a later day.',
        }
      if (!isObject(article)) continue
      const { date, updated } = article
      if (typeof date === 'string' && typeof updated === 'string' && updated < date)
        yield {
          file: file.path,
          pointer: '/article/updated',
          message: `The revision of ${updated} is before the publication on ${date}.`,
          suggestion: 'Correct one of the two, or leave "updated" out.',
        }
    }
  },
}

const keys = new Set(['date', 'updated', 'asOf', 'reviewBy', 'from', 'until'])
const isDateKey = (key: string, path: Path | undefined) => keys.has(key) && path?.parent !== undefined
