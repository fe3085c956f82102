import { daysBetween, isDay } from '../../../../core/model/site/shownOn.ts'
import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'pages-review',
  severity: 'warning',
  perDocument: true,
  what: 'No page is past the day by which somebody was to read it again ("reviewBy").',
  why: 'What a page says grows old without anybody changing it; whoever wrote it knew when.',
  bad: [{ file: 'pages/about.json', at: '/reviewBy', value: '2026-01-01' }],
  good: [{ file: 'pages/about.json', at: '/reviewBy', value: '2026-06-30' }],
  *check(context) {
    for (const file of context.pages.values()) {
      const reviewBy = file.value?.['reviewBy']
      if (!isDay(reviewBy)) continue
      const late = daysBetween(reviewBy, context.today)
      if (late > 0)
        yield {
          file: file.path,
          pointer: '/reviewBy',
          message: msg('pageReviewLate', { reviewBy, late }),
          suggestion: msg('readPageAgain'),
        }
    }
  },
}
