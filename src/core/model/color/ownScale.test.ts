import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { hexOf, oklchOf } from './oklch.ts'
import { ownScale, underWhite } from './ownScale.ts'

const colors = [
  '#000000',
  '#ffffff',
  '#ff5a36',
  '#ffd23f',
  '#2f5d8c',
  '#7a2436',
  '#00ff00',
  '#c9b6ff',
  '#808080',
]

test.each(colors)(
  'the scale of %s has the colour itself as its ninth step, and text on all grounds of both schemes',
  (color) => {
    const { light, dark } = ownScale(color)
    expect([light[8], dark[8], light.length, dark.length]).toEqual([color, color, 12, 12])
    for (const step of [10, 11]) {
      for (const ground of ['#e8e8e8', ...light.slice(0, 4)])
        expect(contrast(light[step] ?? '', ground)).toBeGreaterThan(4.5)
      for (const ground of ['#2e2e2e', ...dark.slice(0, 3)])
        expect(contrast(dark[step] ?? '', ground)).toBeGreaterThan(4.5)
    }
  },
)

test.each(colors)('white can be read on what %s becomes under it', (color) => {
  expect(contrast('#ffffff', underWhite(color))).toBeGreaterThan(4.5)
})

test('a colour that white can be read on stays as it is', () => {
  expect(underWhite('#2f5d8c')).toBe('#2f5d8c')
})

test.each(colors)('%s is the same once it has been read and written', (color) => {
  expect(hexOf(oklchOf(color))).toBe(color)
})
