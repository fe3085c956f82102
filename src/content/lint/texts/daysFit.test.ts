import { expect, test } from 'vitest'
import { weekdays } from '../../../core/document/weekdays.ts'
import { daysFit } from './daysFit.ts'

const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = weekdays
const week = [monday, tuesday, wednesday, thursday, friday] as const

test.each([
  ['Mon–Fri', week, 'en-GB', true],
  ['Monday to Friday', week, 'en-GB', true],
  ['Mon–Fri', [...week, saturday], 'en-GB', false],
  ['Mon–Fri', week.slice(0, 4), 'en-GB', false],
  ['Mondays and Fridays', [monday, friday], 'en-GB', true],
  ['Sunday', [saturday, sunday], 'en-IN', false],
  ['Sunday', [], 'en-IN', false],
  ['Sat–Mon', [saturday, sunday, monday], 'en-US', true],
  ['Mon–Fri', [monday], 'aa-A', true],
  ['The weekend', week, 'en-GB', true],
  ['Mon–Tues', week, 'en-GB', true],
  ['रविवार', [sunday], 'hi-IN', true],
  ['रविवार', [saturday, sunday], 'hi-IN', false],
  ['اتوار', [sunday], 'ur-IN', true],
  ['السبت والأحد', [saturday, sunday], 'ar-EG', true],
  ['Sonnabend und Sonntag', [saturday, sunday], 'de-DE', true],
  ['Mo–Fr', week, 'de-DE', true],
  ['lun. et mar.', [monday, tuesday], 'fr-FR', true],
  ['lun. et mar.', [monday], 'fr-FR', false],
] as const)('the label “%s” fits the days %j in %s: %s', (text, days, locale, fits) =>
  expect(daysFit(text, days, locale)).toBe(fits),
)
