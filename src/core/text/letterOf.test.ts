import { expect, test } from 'vitest'
import { letterOf } from './letterOf.ts'

test.each([
  ['Latin', 'z', 'KeyZ', 'z'],
  ['Latin with Shift', 'Z', 'KeyZ', 'z'],
  ['German, where y and z have changed places', 'z', 'KeyY', 'z'],
  ['French', 'z', 'KeyW', 'z'],
  ['French, with an accent', 'é', 'Digit2', 'é'],
  ['Russian', 'я', 'KeyZ', 'z'],
  ['Russian with Shift', 'Я', 'KeyZ', 'z'],
  ['Russian save', 'ы', 'KeyS', 's'],
  ['Arabic', 'ئ', 'KeyZ', 'z'],
  ['Hindi', 'ॅ', 'KeyZ', 'z'],
  ['Greek', 'ζ', 'KeyZ', 'z'],
  ['Hebrew, whose key writes a full stop', 'ז', 'KeyZ', 'z'],
  ['an arrow', 'ArrowUp', 'ArrowUp', 'arrowup'],
  ['a phone that names no place', 'я', '', 'я'],
])('letterOf finds the shortcut letter for %s', (_what, key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter)
})
