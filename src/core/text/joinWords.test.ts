import { expect, test } from 'vitest'
import { joinSome, joinWords } from './joinWords.ts'

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is joined as "%s"', (words, joined) => {
  expect(joinWords(words, 'and')).toBe(joined)
  expect(joinWords(words)).toBe(joined.replace('and', 'or'))
})

test.each([
  [['a', 'b'], 'a, b'],
  [['a', 'b', 'c'], 'a, b and 1 more'],
])('of %j two are listed: "%s"', (words, listed) => {
  expect(joinSome(words, 2)).toBe(listed)
})
