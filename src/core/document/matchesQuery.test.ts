import { expect, test } from 'vitest'
import { isFoundIn, matchesQuery } from './matchesQuery.ts'

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
])('the query “%s” matches a word start in “%s”: %s', (written, text, is) => {
  expect(matchesQuery(written, text)).toBe(is)
})

test.each([
  ['gst days', 'Days until a GST return', true],
  ['days gst', 'Days until a GST return', true],
  ['iso', 'Liaison Office', true],
  ['gebuhren 45', 'Gebühren: £45', true],
  ['£45', 'Fee £145', false],
  ['7-15 days', '7–15\u00a0days', true],
  ['gst weeks', 'Days until a GST return', false],
  ['₹', 'Fee: £45', false],
  ['–', 'Fee: £45', false],
  [' ', 'Fee: £45', true],
  ['fees return', 'Days until a GST return', true], // by what is meant
])('the query “%s” is found in “%s”: %s', (written, text, is) => {
  expect(isFoundIn(written, [text, undefined], (word) => word === 'fees')).toBe(is)
})
