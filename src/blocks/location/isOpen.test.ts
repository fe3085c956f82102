import { describe, expect, it } from 'vitest'
import { isOpen } from './isOpen.ts'
import { openingHours, otherHours } from './openingHours.ts'

const hours = openingHours([
  { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '09:00', closes: '18:00' },
  { days: ['saturday'], opens: '10:00', closes: '14:00' },
])

describe('a place is usually open', () => {
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

describe('on a day with other hours it is open', () => {
  const other = otherHours([
    { from: '2025-06-02', opens: '12:00', closes: '14:00' },
    { from: '2025-06-03', until: '2025-06-05' },
  ])
  it.each([
    ['by these alone', '2025-06-02T10:00:00+05:30', false],
    ['in them', '2025-06-02T12:30:00+05:30', true],
    ['at no time where it has none', '2025-06-04T10:00:00+05:30', false],
    ['on the last of several days neither', '2025-06-05T10:00:00+05:30', false],
    ['as ever on the day after', '2025-06-06T10:00:00+05:30', true],
  ])('%s', (_name, moment, expected) => {
    expect(isOpen(hours, 'Asia/Kolkata', new Date(moment), other)).toBe(expected)
  })
})

it('is open to the last minute of a day without end', () => {
  expect(isOpen(openingHours([{ days: ['monday'], opens: '00:00', closes: '23:59' }]), 'Asia/Kolkata', new Date('2025-06-02T23:59:30+05:30'))).toBe(true)
})
