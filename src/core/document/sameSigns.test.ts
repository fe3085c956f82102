import { expect, test } from 'vitest'
import { saysWords } from './sameSigns.ts'

test.each([
  ['7–15 days', '7-15', true],
  ['7-15 days', '7–15', true],
  ['−5 °C', '-5', true],
  ['the yard’s year', "yard's", true],
  ["the yard's year", 'yard’s', true],
  ['called “the slip”', '"the slip"', true],
  ['24\u00a0hours', ' 24 Hours ', true],
  ['₹50\u202fa day', '₹50 a', true],
  ['7 to 15 days', '7-15', false],
  ['the yards year', "yard's", false],
])('“%s” contains “%s” despite different quotes, dashes and spaces: %s', (text, words, is) => {
  expect(saysWords(text, words)).toBe(is)
})
