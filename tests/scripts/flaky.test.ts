import { expect, it } from 'vitest'
import { expiredEntries, unlistedTests } from '../../scripts/test/flaky.mjs'

const entry = (date: string) => ({ test: 'a.test.ts > rings', reason: 'Chromium', date })

it('an entry of tests/flaky.json counts for 14 days, and one without a real date not at all', () => {
  const now = Date.parse('2026-11-27T12:00:00Z')
  const dates = ['2026-11-27', '2026-11-13', '2026-11-12', 'soon']
  expect(expiredEntries(dates.map(entry), now).map(({ date }) => date)).toEqual([
    '2026-11-12',
    'soon',
  ])
})

it('a test that passed only when it was tried again counts unless it is listed', () => {
  expect(unlistedTests(['a.test.ts > rings', 'b.test.ts > calls'], [entry('2026-11-27')])).toEqual([
    'b.test.ts > calls',
  ])
})
