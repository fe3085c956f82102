import { escapeKey } from '../../../../core/model/schema/path.ts'
import { daysBetween } from '../../../../core/model/site/shownOn.ts'
import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'facts-review',
  severity: 'warning',
  what: 'No fact is past the day by which somebody was to check it again ("reviewBy"). A next value whose day has come is named.',
  why: 'Fees, thresholds and due dates change every year; a figure out of date costs a visitor money.',
  bad: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/reviewBy', value: '2026-01-01' }],
  good: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/reviewBy', value: '2026-06-30' }],
  *check({ facts, factsFile, today }) {
    for (const [name, { reviewBy, next }] of facts ?? []) {
      if (next && next.from <= today)
        yield {
          file: factsFile?.path ?? '',
          pointer: `/facts/${escapeKey(name)}/next`,
          on: 'key',
          severity: 'note',
          message: msg('nextValueHolds', { name, from: next.from }),
          suggestion: msg('moveNextToValue'),
        }
      if (reviewBy === undefined) continue
      const late = daysBetween(reviewBy, today)
      if (late > 0)
        yield {
          file: factsFile?.path ?? '',
          pointer: `/facts/${escapeKey(name)}/reviewBy`,
          message: msg('factReviewLate', { name, reviewBy, late }),
          suggestion: msg('checkFact'),
        }
    }
  },
}
