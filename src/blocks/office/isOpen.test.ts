import { describe, expect, it } from 'vitest'
import { isOpen } from './isOpen.ts'
import { openingHours } from './openingHours.ts'

const hours = openingHours([
  { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '09:00', closes: '18:00' },
  { days: ['saturday'], opens: '10:00', closes: '14:00' },
])

describe('an office is usually open', () => {
  it.each([
    ['on a Monday morning', '2025-06-02T09:00:00+05:30', true],
    ['not a minute earlier', '2025-06-02T08:59:59+05:30', false],
    ['until it closes', '2025-06-02T17:59:59+05:30', true],
    ['not from then on', '2025-06-02T18:00:00+05:30', false],
    ['on a Saturday until two', '2025-06-07T13:30:00+05:30', true],
    ['not later on a Saturday', '2025-06-07T14:00:00+05:30', false],
    ['not on a Sunday', '2025-06-08T11:00:00+05:30', false],
    ['by its own clock, whatever the visitor’s says', '2025-06-08T22:00:00-07:00', true],
    ['not at midnight', '2025-06-02T00:00:00+05:30', false],
  ])('%s', (_name, moment, expected) => {
    expect(isOpen(hours, 'Asia/Kolkata', new Date(moment))).toBe(expected)
  })
})
