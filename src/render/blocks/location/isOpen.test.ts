import { describe, expect, it } from 'vitest'
import { isOpen } from './isOpen.ts'
import { openingHours, otherHours } from './openingHours.ts'

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const firm = {
  hours: [
    { days: [...workdays], opens: '09:00', closes: '18:00' },
    { days: ['saturday' as const], opens: '10:00', closes: '14:00' },
  ],
}
const today = '2025-06-01'
const hours = openingHours(firm, today)

describe('by its regular hours a location is open', () => {
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

describe('on a day with special hours a location is open', () => {
  const other = otherHours(
    {
      otherHours: [
        { from: '2025-06-02', opens: '12:00', closes: '14:00' },
        { from: '2025-06-03', until: '2025-06-05' },
      ],
    },
    today,
  )
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

describe('by special hours of some weekdays a location is open', () => {
  const changed = {
    ...firm,
    otherHours: [
      {
        from: '2025-06-07',
        until: '2025-06-14',
        days: ['saturday' as const],
        opens: '09:00',
        closes: '12:00',
      },
      { from: '2025-06-10', days: [...workdays], opens: '10:00', closes: '12:00' },
      { from: '2025-06-10', days: [...workdays], opens: '13:00', closes: '17:00' },
      { from: '2025-07-01', days: ['monday' as const] },
      { from: '2025-06-12' },
    ],
  }
  const moments: [string, string, boolean][] = [
    ['for a time', '2025-06-14T09:30:00+05:30', true],
    ['and then as ever', '2025-06-21T09:30:00+05:30', false],
    ['not before the hours that change for good', '2025-06-09T09:30:00+05:30', true],
    ['by them from their day on', '2025-06-10T09:30:00+05:30', false],
    ['outside their break', '2025-08-12T12:30:00+05:30', false],
    ['after it', '2025-08-12T13:30:00+05:30', true],
    ['not on a single day that is closed', '2025-06-12T13:30:00+05:30', false],
    ['nor on a weekday that is closed for good', '2025-07-07T11:00:00+05:30', false],
    ['but on the others', '2025-07-08T11:00:00+05:30', true],
  ]
  // A page tells it alike whether it was built before they changed or after.
  it.each(
    ['2025-06-01', '2025-06-10', '2025-07-01'].flatMap((built) =>
      moments.filter(([, moment]) => moment > built).map((row) => [built, ...row] as const),
    ),
  )('built on %s: %s', (built, _name, moment, expected) => {
    expect(
      isOpen(
        openingHours(changed, built),
        'Asia/Kolkata',
        new Date(moment),
        otherHours(changed, built),
      ),
    ).toBe(expected)
  })
})

it('isOpen stays true through the last minute of a day open around the clock', () => {
  expect(
    isOpen(
      openingHours({ hours: [{ days: ['monday'], opens: '00:00', closes: '23:59' }] }, today),
      'Asia/Kolkata',
      new Date('2025-06-02T23:59:30+05:30'),
    ),
  ).toBe(true)
})

describe('past midnight a location is open', () => {
  const nights = {
    hours: [
      { days: ['friday' as const, 'sunday' as const], opens: '18:00', closes: '02:00' },
      { days: ['tuesday' as const], opens: '18:00', closes: '00:00' },
    ],
    otherHours: [
      { from: '2025-06-14' },
      { from: '2025-06-20' },
      { from: '2025-06-25', opens: '20:00', closes: '01:00' },
    ],
  }
  it.each([
    ['before it', '2025-06-06T23:59:00+05:30', true],
    ['at it', '2025-06-07T00:00:00+05:30', true],
    ['until it closes', '2025-06-07T01:59:00+05:30', true],
    ['not from then on', '2025-06-07T02:00:00+05:30', false],
    ['not in the night before', '2025-06-06T01:00:00+05:30', false],
    ['from Sunday to Monday', '2025-06-09T01:00:00+05:30', true],
    ['until midnight itself', '2025-06-10T23:59:00+05:30', true],
    ['and not after midnight', '2025-06-11T00:00:00+05:30', false],
    ['before a closed day', '2025-06-14T01:00:00+05:30', true],
    ['not after a closed day', '2025-06-21T01:00:00+05:30', false],
    ['by other hours of a day', '2025-06-26T00:30:00+05:30', true],
  ])('%s', (_name, moment, expected) => {
    expect(
      isOpen(
        openingHours(nights, today),
        'Asia/Kolkata',
        new Date(moment),
        otherHours(nights, today),
      ),
    ).toBe(expected)
  })

  it('by the hours of the evening before even if those hours change today', () => {
    const changing = {
      hours: [{ days: ['friday' as const], opens: '18:00', closes: '02:00' }],
      otherHours: [{ from: '2025-06-07', days: ['friday' as const] }],
    }
    const moment = new Date('2025-06-07T01:00:00+05:30')
    expect(
      isOpen(
        openingHours(changing, '2025-06-06'),
        'Asia/Kolkata',
        moment,
        otherHours(changing, '2025-06-06'),
      ),
    ).toBe(true)
  })
})
