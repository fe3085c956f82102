import { escapeKey } from '../../model/path.ts'
import type { Rule } from '../rule.ts'

const days = (from: string, to: string) => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

export const rule: Rule = {
  name: 'facts-review',
  severity: 'warning',
  what: 'No fact is past the day by which somebody was to check it again ("reviewBy").',
  why: 'Fees, thresholds and due dates change every year; a figure out of date costs a visitor money.',
  bad: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/reviewBy', value: '2026-01-01' }],
  good: [{ file: 'pages/_facts.json', at: '/facts/repair.fee/reviewBy', value: '2026-06-30' }],
  *check({ facts, factsFile, today }) {
    for (const [name, { reviewBy }] of facts ?? []) {
      const late = reviewBy === undefined ? 0 : days(reviewBy, today)
      if (late > 0)
        yield {
          file: factsFile?.path ?? '',
          pointer: `/facts/${escapeKey(name)}/reviewBy`,
          message: `"${name}" was to be checked by ${reviewBy}, ${late} ${late === 1 ? 'day' : 'days'} ago.`,
          suggestion: 'Check the figure, then set "asOf" to that day and "reviewBy" to the next.',
        }
    }
  },
}
