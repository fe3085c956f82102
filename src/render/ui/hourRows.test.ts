import { describe, expect, it } from 'vitest'
import { writingFor } from '../../../tests/support/writingFor.ts'
import type { SiteDocument } from '../../core/document/site.ts'
import { en } from '../../core/locale/en.ts'
import { hourRows, shortHours } from './hourRows.ts'

const firm: SiteDocument['firm'] = {
  name: 'Lee',
  email: 'a@b.example',
  address: { street: '1 High Street', city: 'Leeds', country: 'United Kingdom' },
}
const weekend = ['saturday', 'sunday'] as const
const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
type Firm = SiteDocument['firm']

const lines = (more: Partial<Firm>, today = '2026-12-01', locale = 'en-GB') =>
  hourRows({ ...firm, ...more }, writingFor(locale), en.words, today)
    .flat()
    .map(({ label, name, times }) => [label, name, times.join(' and ')].filter(Boolean).join(' | '))

it('hourRows groups days with the same hours in one row and lists closed days below', () => {
  const hours: Firm['hours'] = [
    { days: [...workdays], opens: '09:00', closes: '12:00' },
    { days: [...workdays], opens: '13:00', closes: '18:00' },
  ]
  expect(lines({ hours })).toEqual([
    'Monday–Friday | 09:00–12:00 and 13:00–18:00',
    'Saturday and Sunday | Closed',
  ])
  expect(lines({ hours, closedLabel: 'The weekend' }, '2026-12-01', 'en-US')).toEqual([
    'Monday–Friday | 9:00 AM–12:00 PM and 1:00 PM–6:00 PM',
    'The weekend | Closed',
  ])
})

it('a day from 00:00 to 23:59 is shown as open at any time', () => {
  expect(
    lines({ hours: [{ days: [...workdays, ...weekend], opens: '00:00', closes: '23:59' }] }),
  ).toEqual(['Monday–Sunday | At any time'])
})

it('hourRows lists special hours by date until they are over', () => {
  const otherHours: Firm['otherHours'] = [
    { from: '2026-12-31', opens: '09:00', closes: '13:00' },
    { from: '2026-12-24', until: '2026-12-26', label: 'Christmas' },
  ]
  const hours: Firm['hours'] = [
    { days: [...workdays, ...weekend], opens: '09:00', closes: '18:00' },
  ]
  expect(lines({ hours, otherHours })).toEqual([
    'Monday–Sunday | 09:00–18:00',
    '24–26 December | Christmas | Closed',
    'Thu 31 December | 09:00–13:00',
  ])
  expect(lines({ hours, otherHours }, '2026-12-26')).toHaveLength(3)
  expect(lines({ hours, otherHours }, '2026-12-27')).toHaveLength(2)
})

it('hourRows shows the year of special days that begin in another year', () => {
  const otherHours: Firm['otherHours'] = [
    { from: '2026-12-30', until: '2027-01-03' },
    { from: '2027-01-26', label: 'Republic Day' },
    { from: '2027-07-01', until: '2027-07-14' },
  ]
  const told = [
    '30 December – 3 January | Closed',
    'Tue, 26 January 2027 | Republic Day | Closed',
    '1–14 July 2027 | Closed',
  ]
  expect(lines({ otherHours }).slice(1)).toEqual(told)
  expect(lines({ otherHours }, '2027-01-02').slice(1)).toEqual([
    '30 December 2026 – 3 January 2027 | Closed',
    'Tue 26 January | Republic Day | Closed',
    '1–14 July | Closed',
  ])
})

it('hourRows leaves out special hours with an invalid date', () => {
  const otherHours: Firm['otherHours'] = [
    { from: '2026-13-40', days: ['monday'], opens: '09:00', closes: '12:00' },
    { from: '2026-13-40', label: 'Never' },
    { from: '2026-12-24', until: '2026-12-40' },
    { from: '2026-12-31' },
  ]
  expect(
    lines({
      hours: [{ days: [...workdays, ...weekend], opens: '09:00', closes: '18:00' }],
      otherHours,
    }),
  ).toEqual(['Monday–Sunday | 09:00–18:00', 'Thu 31 December | Closed'])
})

it('hourRows ends with the other times from the site settings', () => {
  const hours: Firm['hours'] = [
    { days: [...workdays, ...weekend], opens: '09:00', closes: '18:00' },
  ]
  expect(lines({ hours, furtherTimes: [{ label: 'By e-mail', value: 'at any time' }] })).toEqual([
    'Monday–Sunday | 09:00–18:00',
    'By e-mail | at any time',
  ])
})

it('hourRows shows temporary hours of some weekdays with their dates and weekdays', () => {
  const otherHours: Firm['otherHours'] = [
    {
      from: '2026-12-05',
      until: '2026-12-19',
      days: ['saturday'],
      label: 'Advent',
      opens: '09:00',
      closes: '12:00',
    },
  ]
  expect(lines({ otherHours }).slice(1)).toEqual(['5–19 December | Saturday, Advent | 09:00–12:00'])
})

describe('permanently changed hours', () => {
  const hours: Firm['hours'] = [
    { label: 'Mon–Fri', days: [...workdays], opens: '09:00', closes: '18:00' },
    { days: ['saturday'], opens: '10:00', closes: '14:00' },
  ]
  const otherHours: Firm['otherHours'] = [
    { from: '2026-12-15', days: [...workdays], opens: '10:00', closes: '13:00' },
    { from: '2026-12-15', days: [...workdays], opens: '14:00', closes: '18:00' },
    { from: '2027-01-01', days: ['friday', 'saturday'], label: 'Winter' },
  ]
  const firmHours = { hours, otherHours, closedLabel: 'The Sunday' }

  it('appear below the week with their start date', () => {
    expect(lines(firmHours)).toEqual([
      'Mon–Fri | 09:00–18:00',
      'Saturday | 10:00–14:00',
      'The Sunday | Closed',
      'Mon–Fri | From 15 December | 10:00–13:00 and 14:00–18:00',
      'Friday and Saturday | From 1 January 2027, Winter | Closed',
    ])
  })

  it('replace the old hours in the week from their start date', () => {
    expect(lines(firmHours, '2026-12-15')).toEqual([
      'Mon–Fri | 10:00–13:00 and 14:00–18:00',
      'Saturday | 10:00–14:00',
      'The Sunday | Closed',
      'Friday and Saturday | From 1 January 2027, Winter | Closed',
    ])
    expect(lines(firmHours, '2027-01-02')).toEqual([
      'Monday–Thursday | 10:00–13:00 and 14:00–18:00',
      'Friday–Sunday | Closed',
    ])
  })

  it('appear in the footer together with special days in the next four weeks', () => {
    const short = (today: string) =>
      shortHours(
        { ...firm, ...firmHours, otherHours: [...(otherHours ?? []), { from: '2026-12-24' }] },
        writingFor('en-GB'),
        en.words,
        today,
      ).map((row) => [row.label, row.name, ...row.times].filter(Boolean).join(' | '))
    expect(short('2026-12-01')).toEqual([
      'Mon–Fri | 09:00–18:00',
      'Saturday | 10:00–14:00',
      'Mon–Fri | From 15 December | 10:00–13:00 | 14:00–18:00',
      'Thu 24 December | Closed',
      'Friday and Saturday | From 1 January 2027, Winter | Closed',
    ])
    const tellsOfTheDay = (today: string) => short(today).some((row) => row.startsWith('Thu'))
    expect(['2026-11-25', '2026-11-26', '2026-12-24', '2026-12-25'].map(tellsOfTheDay)).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(short('2027-01-02')).toEqual(['Monday–Thursday | 10:00–13:00 | 14:00–18:00'])
  })

  it('end the old row on the day before they start', () => {
    const until = (today: string) =>
      hourRows({ ...firm, ...firmHours }, writingFor('en-GB'), en.words, today)
        .flat()
        .map((row) => row.until)
    expect(until('2026-12-01')).toEqual([
      '2026-12-14',
      '2026-12-31',
      undefined,
      undefined,
      undefined,
    ])
    expect(until('2026-12-15')).toEqual([undefined, '2026-12-31', undefined, undefined])
  })
})
