import { expect, test } from 'vitest'
import { bagOf, likeness } from './likeness.ts'

test('bagOf keeps whole words in every script', () => {
  expect([...bagOf({ text: 'हिंदी में Fees, 2026' }).words.keys()]).toEqual([
    'हिंदी',
    'में',
    'fees',
    '2026',
  ])
  expect(likeness(bagOf('पिता'), bagOf('पीते'))).toBe(0)
  expect(likeness(bagOf('one two'), bagOf('two one'))).toBe(1)
})
