import { expect, test } from 'vitest'
import { textWidth } from './textWidth.ts'

test.each([
  ['Hello, world', 20, 722 + 556 + 2 * 222 + 556 + 278 + 278 + 722 + 556 + 333 + 222 + 556],
  ['é', 20, 556],
  ['₹ 1–2', 14, 556 + 278 + 556 * 3],
  ['税', 14, 1000],
  ['Ω', 14, 600],
  ['', 20, 0],
])(
  'textWidth sums the widths of the characters of “%s” at %i pixels',
  (text, size, thousandths) => {
    expect(textWidth(text, size)).toBeCloseTo((thousandths * size) / 1000)
  },
)
