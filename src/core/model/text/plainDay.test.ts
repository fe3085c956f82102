import { expect, test } from 'vitest'
import { plainDay } from './plainDay.ts'

test.each([
  ['2026-12-24', '24 Dec 2026'],
  ['2027-01-03', '3 Jan 2027'],
  ['2026-13-40', '2026-13-40'],
  ['2026-02-30', '2026-02-30'],
  ['Closed on 2026-12-24', 'Closed on 2026-12-24'],
  ['', ''],
])('plainDay formats %j as %j', (text, told) => {
  expect(plainDay(text)).toBe(told)
})
