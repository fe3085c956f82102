import { expect, it } from 'vitest'
import { writingFor } from '../../../tests/support/writingFor.ts'
import { daysText } from './daysText.ts'

const working = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

it.each([
  ['en-GB', working, 'Monday–Friday'],
  ['en-GB', ['tuesday', 'monday'], 'Monday and Tuesday'],
  [
    'en-IN',
    ['monday', 'wednesday', 'thursday', 'friday', 'sunday'],
    'Sunday, Monday and Wednesday–Friday',
  ],
  ['de-DE', [...working, 'sunday'], 'Montag–Freitag und Sonntag'],
  ['ar-EG', ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], 'الأحد إلى الخميس'],
  ['hi-IN', ['saturday'], 'शनिवार'],
] as const)('in %s the days %s are formatted as %s', (locale, days, said) => {
  expect(daysText(days, writingFor(locale))).toBe(said)
})
