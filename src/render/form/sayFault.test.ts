import { expect, test } from 'vitest'
import { en } from '../../core/locale/en.ts'
import type { FormWords } from '../../core/locale/formWords.ts'
import { sayFault } from './sayFault.ts'

test('sayFault formats a known fault and falls back when the message key is unknown', () => {
  const field = { name: 'postcode', label: 'Postcode' }
  expect(sayFault({ word: 'errorMin', values: { min: 12 } }, field, en.words)).toBe(
    '12 is the least.',
  )
  expect(sayFault({ word: 'errorPattern' as keyof FormWords }, field, en.words)).toBe(
    'this was not accepted.',
  )
})
