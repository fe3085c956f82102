import { isObject } from '../../../../core/document/isObject.ts'
import { dayKeys } from '../../../../core/document/parts.ts'
import { pointerOf } from '../../../../core/model/schema/path.ts'
import { isDay } from '../../../../core/model/site/shownOn.ts'
import { judgeShown } from '../../links/judgeShown.ts'
import { msg } from '../../messages/msg.ts'
import type { DocumentContext } from '../../types/context.ts'
import type { LintFile } from '../../types/file.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

const written = /^\d{4}-\d{2}-\d{2}$/

/** Keys whose day has come already. All others may lie ahead. */
const past: Readonly<
  Record<string, 'articleStillToCome' | 'revisionStillToCome' | 'statementStillToCome'>
> = {
  date: 'articleStillToCome',
  updated: 'revisionStillToCome',
  asOf: 'statementStillToCome',
}

const said = (
  key: string,
  day: string,
  today: string,
): Pick<Report, 'message' | 'suggestion'> | undefined => {
  if (!isDay(day))
    return {
      message: msg('noSuchDay', { day }),
      suggestion: msg('writeDay'),
    }
  const code = Object.hasOwn(past, key) ? past[key] : undefined
  return code && day > today
    ? {
        message: msg(code, { day }),
        suggestion: key === 'asOf' ? msg('writeDayOfStatement') : msg('correctDateOrDraft'),
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
          message: msg('revisedBeforePublished', { updated, date }),
          suggestion: msg('correctOrLeaveUpdated'),
        }
    }
  },
}
