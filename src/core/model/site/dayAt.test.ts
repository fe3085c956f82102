import { expect, test } from 'vitest'
import { dayAt, officeDayOf } from './dayAt.ts'

const lateEvening = Date.parse('2026-11-27T20:00:00Z')

test.each([
  ['Asia/Kolkata', '2026-11-28'],
  ['Europe/London', '2026-11-27'],
  ['Nowhere/City', '2026-11-27'],
  [undefined, '2026-11-27'],
])('the day in the time zone %s is %s', (timeZone, day) => {
  expect(dayAt(timeZone, lateEvening)).toBe(day)
})

test.each([
  ['{ "timeZone": "Asia/Kolkata" }', '2026-11-28'],
  ['{ "timeZone": ', '2026-11-27'],
  ['null', '2026-11-27'],
  [undefined, '2026-11-27'],
])('officeDayOf with the settings %s returns %s', (settings, day) => {
  expect(officeDayOf(settings, lateEvening)).toBe(day)
})
