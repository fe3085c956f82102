import { expect, test } from 'vitest'
import { editDistance } from './editDistance.mjs'

test('neighbours that are swapped are one edit', () => {
  expect(editDistance('lable', 'label')).toBe(1)
  expect(editDistance('abc', 'abc')).toBe(0)
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBeGreaterThan(2)
})
