import { expect, it } from 'vitest'
import { en } from '../../core/locale/en.ts'
import { formWords } from '../../core/locale/formWords.ts'
import { countWords } from './countWords.ts'

it.each([
  ['far from its limit', 'x'.repeat(89), undefined],
  ['near its limit', 'x'.repeat(90), 'Characters left: 10'],
  ['at its limit', ` ${'x'.repeat(100)} `, 'Characters left: 0'],
  ['over its limit', 'x'.repeat(101), 'Characters too many: 1'],
  ['of emoji, as people count them', '😀'.repeat(50), undefined],
  ['of emoji near its limit', '😀'.repeat(95), 'Characters left: 5'],
])('countWords counts the remaining characters of a text %s', (_what, text, expected) => {
  expect(countWords(100, text, formWords(en.words))).toBe(expected)
})
