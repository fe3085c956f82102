import { expect, it } from 'vitest'
import { firmWords } from './firmTitle.ts'

it('firmWords returns opening hours as text with their days and times', () => {
  const hours = [
    { days: ['monday', 'tuesday', 'wednesday'], opens: '09:00', closes: '17:00' },
    { days: ['sunday'], opens: '10:00', closes: '14:00' },
  ]
  const otherHours = [
    { from: '2026-12-24' },
    { from: '2026-12-27', days: ['friday'], opens: '09:00', closes: '12:00' },
  ]
  expect(firmWords({ firm: { hours, otherHours } })).toEqual([
    { pointer: '/firm/hours/0', title: 'Opening hours', text: 'Monday–Wednesday, 09:00–17:00' },
    { pointer: '/firm/hours/1', title: 'Opening hours', text: 'Sunday, 10:00–14:00' },
    {
      pointer: '/firm/otherHours/1',
      title: 'Closed days and other hours',
      text: 'Friday, 09:00–12:00',
    },
  ])
})
