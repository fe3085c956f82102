import { expect, it } from 'vitest'
import { expiredEntries, unlistedTests } from '../../scripts/test/flaky.mjs'

const entry = (date: string) => ({ test: 'a.test.ts > rings', reason: 'Chromium', date })

it('an entry of tests/flaky.json expires after 14 days or without a valid date', () => {
  const now = Date.parse('2026-11-27T12:00:00Z')
  const dates = ['2026-11-27', '2026-11-13', '2026-11-12', 'soon']
  expect(expiredEntries(dates.map(entry), now).map(({ date }) => date)).toEqual([
    '2026-11-12',
    'soon',
  ])
})

it('a test that passed only on retry is reported unless tests/flaky.json lists it', () => {
  expect(unlistedTests(['a.test.ts > rings', 'b.test.ts > calls'], [entry('2026-11-27')])).toEqual([
    'b.test.ts > calls',
  ])
})
