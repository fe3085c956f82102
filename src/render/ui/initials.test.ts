import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Aamir Kumar Butt', 'AB'],
  ['madonna', 'M'],
  ['आमिर भट', 'आभ'],
  ['عامر بٹ', 'ع\u200cب'],
  ['عامر', 'ع'],
])('the initials of %s are %s', (name, expected) => expect(initials(name)).toBe(expected))
