import { expect, test } from 'vitest'
import type { FormWords } from '../document/words.ts'
import { words } from '../document/words.ts'
import { sayFault } from './sayFault.ts'

test('a fault is said in words, also where a field of a site’s own names a word that there is not', () => {
  const field = { name: 'postcode', label: 'Postcode' }
  expect(sayFault({ word: 'errorMin', values: { min: 12 } }, field, words)).toBe('12 is the least.')
  expect(sayFault({ word: 'errorPattern' as keyof FormWords }, field, words)).toBe('this was not accepted.')
})
