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
])(
  'of a site of %i documents that changes on every day of a year, the next %i of them are judged',
  (files, count) => {
    expect(daysInSight(days, files)).toEqual(days.slice(0, count))
  },
)
