import { isObject } from '../../../../core/document/isObject.ts'
import { dayKeys } from '../../../../core/document/parts.ts'
import { pointerOf } from '../../../../core/model/schema/path.ts'
import { isDay } from '../../../../core/model/site/shownOn.ts'
import { judgeShown } from '../../links/judgeShown.ts'
import type { DocumentContext } from '../../types/context.ts'
import type { LintFile } from '../../types/file.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

const written = /^\d{4}-\d{2}-\d{2}$/

/** Keys whose day has come already. All others may lie ahead. */
const past: Readonly<Record<string, string>> = {
  date: 'An article cannot be published',
  updated: 'A page cannot have been revised',
  asOf: 'A figure cannot have been stated',
}

const said = (
  key: string,
  day: string,
  today: string,
): Pick<Report, 'message' | 'suggestion'> | undefined => {
  if (!isDay(day))
    return {
      message: `There is no day ${day} in the calendar.`,
      suggestion: 'Dates are year-month-day: "2025-01-15".',
    }
  const begins = Object.hasOwn(past, key) ? past[key] : undefined
  return begins && day > today
    ? {
        message: `${begins} on ${day}: that day is still to come.`,
        suggestion:
          key === 'asOf'
            ? 'Write the day for which it was stated.'
            : 'Correct the date, or mark the page with "draft": true until then.',
      }
    : undefined
}

/** The last day that dates of a document may name: today, for a page that is shown later its first day, for a draft any. */
const lastDay = (page: LintFile['value'], context: Pick<DocumentContext, 'today'>): string => {
  const from = page?.['from']
  if (page?.['draft'] === true) return '9999-12-31'
  return isDay(from) && from > context.today ? from : context.today
}

export const rule: Rule = {
  name: 'dates',
  severity: 'error',
  perDocument: true,
  what: 'Dates stand in the calendar; those of publication, revision and statement are not in the future, a revision is not before the publication, and an announcement has not ended. What is shown from one day to another has its days in this order, and is no page that is always needed.',
  why: 'Visitors judge by the date whether they can rely on a page.',
  bad: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/asOf', value: '2026-02-30' }],
  good: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/asOf', value: '2025-12-30' }],
  *check(context) {
    for (const file of context.files) {
      for (const { text, path } of file.onAnyDay.gathered.strings) {
        const key = String(path?.key)
        if (!written.test(text) || !dayKeys.has(key)) continue
        const problem = said(key, text, lastDay(file.value, context))
        if (problem) yield { file: file.path, pointer: pointerOf(path), ...problem }
      }
      yield* judgeShown(file, context)
      const { article } = file.value ?? {}
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
