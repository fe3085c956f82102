import { expect, test } from 'vitest'
import { plural, pluralInWords, pluralWord } from './plural.ts'

test.each([
  [0, 'are', '0 places', '0 places', '0 entries'],
  [1, 'is', '1 place', 'one place', '1 entry'],
  [2, 'are', '2 places', '2 places', '2 entries'],
  [21, 'are', '21 places', '21 places', '21 entries'],
])('%i', (count, verb, noun, inWords, irregular) => {
  expect(pluralWord(count, 'is', 'are')).toBe(verb)
  expect(plural(count, 'place')).toBe(noun)
  expect(pluralInWords(count, 'place')).toBe(inWords)
  expect(plural(count, 'entry', 'entries')).toBe(irregular)
})
