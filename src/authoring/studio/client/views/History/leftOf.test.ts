import { expect, it } from 'vitest'
import { leftOf } from './leftOf.ts'

it('names the documents of a step that wait while its others were published', () => {
  expect(leftOf(['form', 'contact', 'about'], ['form', 'draft'])).toEqual(['form'])
  expect(leftOf(['form', 'draft'], ['form', 'draft'])).toEqual([])
})
