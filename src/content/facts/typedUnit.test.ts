import { expect, test } from 'vitest'
import { typedUnit } from './typedUnit.ts'

test.each([
  [' hours of your call', 'hours', 'hours'],
  ['\u00a0hour.', 'hours', 'hour'],
  ['** hours', 'hours', 'hours'],
  ['-hour service', 'hours', 'hour'],
  [' working days', 'working days', 'working days'],
  [' days at most', 'working days', 'days'],
  [' घंटे के भीतर', 'घंटा', 'घंटे'],
  [' दिनों में', 'दिन', 'दिनों'],
  [' گھنٹوں کے اندر', 'گھنٹے', 'گھنٹوں'],
  [' house', 'hours', undefined],
  [', hours', 'hours', undefined],
  [' or so hours', 'hours', undefined],
  ['', 'hours', undefined],
])('in “%s” after a figure, finds of the unit “%s”: %s', (rest, unit, typed) =>
  expect(typedUnit(rest, unit)).toBe(typed),
)
