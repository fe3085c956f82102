import { expect, test } from 'vitest'
import { dialled } from './telephone.ts'

test.each([
  ['+44 113 496 0000', '+441134960000'],
  ['+44 113 496 0000 ext. 12', '+441134960000;ext=12'],
  ['+44 113 496 0000, ext 12', '+441134960000;ext=12'],
  ['+44 113 496 0000 x12', '+441134960000;ext=12'],
  ['+44 113 496 0000x12', '+441134960000;ext=12'],
  ['+44 113 496 0000 #12', '+441134960000;ext=12'],
  ['+49 30 1234567 Durchwahl 89', '+49301234567;ext=89'],
  ['+441134960000;ext=12', '+441134960000;ext=12'],
  ['+44 (113) 496-0000', '+441134960000'],
])('the telephone number %s is dialled as %s', (typed, number) => {
  expect(dialled(typed)).toBe(number)
})
