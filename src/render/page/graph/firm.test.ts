import { expect, it } from 'vitest'
import { boatyardSite } from '../../../../tests/support/drawnSite.ts'
import type { SiteDocument } from '../../../core/document/site.ts'
import { firmNode } from './firm.ts'

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const hoursOf = (more: Partial<SiteDocument['firm']>) => {
  const { settings } = boatyardSite()
  return firmNode({ ...settings, firm: { ...settings.firm, kind: 'LocalBusiness', ...more } })
    .openingHoursSpecification
}

it('the structured data splits permanently changed opening hours at the day of the change', () => {
  expect(
    hoursOf({
      hours: [{ days: [...week], opens: '09:00', closes: '18:00' }],
      otherHours: [
        { from: '2026-12-01', days: ['monday', 'tuesday'], opens: '10:00', closes: '18:00' },
        { from: '2027-01-01', days: ['tuesday'] },
        {
          from: '2026-12-05',
          until: '2026-12-19',
          days: ['saturday'],
          opens: '09:00',
          closes: '12:00',
        },
        { from: '2026-12-24' },
      ],
    }),
  ).toEqual(
    [
      {
        dayOfWeek: ['Monday', 'Tuesday'],
        validThrough: '2026-11-30',
        opens: '09:00',
        closes: '18:00',
      },
      { dayOfWeek: ['Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
      { dayOfWeek: ['Monday'], validFrom: '2026-12-01', opens: '10:00', closes: '18:00' },
      {
        dayOfWeek: ['Tuesday'],
        validFrom: '2026-12-01',
        validThrough: '2026-12-31',
        opens: '10:00',
        closes: '18:00',
      },
      { dayOfWeek: ['Tuesday'], validFrom: '2027-01-01', opens: '00:00', closes: '00:00' },
      {
        dayOfWeek: ['Saturday'],
        validFrom: '2026-12-05',
        validThrough: '2026-12-19',
        opens: '09:00',
        closes: '12:00',
      },
      { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '00:00', closes: '00:00' },
    ].map((hours) => ({ '@type': 'OpeningHoursSpecification', ...hours })),
  )
})

it('the structured data assigns hours past midnight to the day they begin', () => {
  expect(hoursOf({ hours: [{ days: ['friday'], opens: '18:00', closes: '02:00' }] })).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Friday'],
      opens: '18:00',
      closes: '02:00',
    },
  ])
})

it.each([
  ['+44 113 496 0000', '+44 113 496 0000'],
  ['+44 113 496 0000 ext. 12', '+441134960000;ext=12'],
])('the structured data writes the telephone number %s as %s', (phone, telephone) => {
  const { settings } = boatyardSite()
  const firm = { ...settings.firm, phone }
  expect(firmNode({ ...settings, placeholder: false, firm }).telephone).toBe(telephone)
})
