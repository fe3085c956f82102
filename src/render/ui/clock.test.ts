import { expect, it } from 'vitest'
import { writingFor } from '../../../tests/support/writingFor.ts'
import { clock } from './clock.ts'

it.each([
  ['en-IN', '09:00', '9:00 AM'],
  ['en-IN', '18:30', '6:30 PM'],
  ['en-US', '00:00', '12:00 AM'],
  ['en-GB', '18:00', '18:00'],
  ['de-DE', '09:00', '09:00'],
])('in %s the time %s is formatted as %s', (locale, time, written) => {
  expect(clock(time, writingFor(locale))).toBe(written)
})
