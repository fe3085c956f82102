import { expect, test } from 'vitest'
import { readColor } from './readColor.ts'

test.each([
  ['#1F4E9E', '#1f4e9e'],
  ['#1f4e9e', '#1f4e9e'],
  ['  1F4E9E ', '#1f4e9e'],
  ['#FA0', '#ffaa00'],
  ['#1F4E9EFF', '#1f4e9e'],
  ['rgb(31, 78, 158)', '#1f4e9e'],
  ['RGB(31 78 158)', '#1f4e9e'],
  ['31, 78, 158', '#1f4e9e'],
  ['rgb(31, 78, 258)', undefined],
  ['#1F4E9E80', undefined],
  ['#1f4e', undefined],
  ['blue', undefined],
  ['', undefined],
])('readColor parses %j as %s', (written, color) => {
  expect(readColor(written)).toBe(color)
})
