import { expect, it } from 'vitest'
import { dayAfter } from '../../../core/model/site/shownOn.ts'
import { daysInSight } from './comingFindings.ts'

const days = ['2026-11-23']
while (days.length < 365) days.push(dayAfter(days.at(-1) ?? '') ?? '')

it.each([
  [1, 365],
  [60, 365],
  [1000, 100],
  [10_000, 10],
  [1_000_000, 10],
])('with %i documents and a change on every day lint checks the next %i days', (files, count) => {
  expect(daysInSight(days, files)).toEqual(days.slice(0, count))
})
