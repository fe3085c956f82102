import { expect, test } from 'vitest'
import { figuresIn } from './figuresIn.ts'

test.each([
  ['₹20 lakh', [['money', 2_000_000, undefined, 'INR']]],
  [
    '₹1,00,000 and Rs. 5,000',
    [
      ['money', 100_000, undefined, 'INR'],
      ['money', 5000, undefined, 'INR'],
    ],
  ],
  ['₹50 lakh–5 crore', [['money', 5_000_000, 50_000_000, 'INR']]],
  ['₹10,000–₹25,000', [['money', 10_000, 25_000, 'INR']]],
  ['100,000 rupees', [['money', 100_000, undefined, 'INR']]],
  ['from $645 to $2,582', [['money', 645, 2582, 'USD']]],
  ['15-20 working days', [['number', 15, 20, 'working days']]],
  ['2 to 3 months', [['number', 2, 3, 'months']]],
  ['a 30-day guarantee', [['number', 30, undefined, 'day']]],
  [
    '18% or 12 per cent',
    [
      ['percent', 18, undefined, '%'],
      ['percent', 12, undefined, '%'],
    ],
  ],
  ['1%–1.5%', [['percent', 1, 1.5, '%']]],
  ['GSTR-1 and AOC-4 by Form 16 of 2025', [['number', 16, undefined, 'of']]],
  ['Section 8.', []],
  ['no figure', []],
])('the figures of "%s"', (text, figures) => {
  expect(figuresIn(text).map(({ kind, amount, to, unit }) => [kind, amount, to, unit])).toEqual(figures)
})

test('a figure has its place in the text', () => {
  const text = 'It costs about ₹20 lakh a year.'
  expect(figuresIn(text).map(({ index, length }) => text.slice(index, index + length))).toEqual(['₹20 lakh'])
})
