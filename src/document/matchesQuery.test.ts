import { expect, test } from 'vitest'
import { matchesQuery } from './matchesQuery.ts'

test.each([
  ['geb', 'Gebühren', true],
  ['Gebuhren', 'Gebühren', true],
  ['gebühren', 'Gebuhren', true],
  ['audit fee', 'Fee for an audit', true],
  ['udit', 'Fee for an audit', false],
  ['مثلا', 'مثلاً', true],
  ['अनुपालन', 'अनुपालन और रिटर्न', true],
  // Without vowel signs both would be the same letters.
  ['कि', 'की', false],
  ['लन', 'अनुपालन', false],
])('“%s” in “%s”: %s', (written, text, is) => {
  expect(matchesQuery(written, text)).toBe(is)
})
