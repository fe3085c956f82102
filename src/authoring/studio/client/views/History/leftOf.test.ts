import { expect, it } from 'vitest'
import { leftOf } from './leftOf.ts'

it('names the documents in which a step was left, where others of it have gone out', () => {
  expect(leftOf(['form', 'contact', 'about'], ['form', 'draft'])).toEqual(['form'])
  expect(leftOf(['form', 'draft'], ['form', 'draft'])).toEqual([])
})
