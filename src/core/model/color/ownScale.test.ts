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
  'the scale of %s has that colour as step 9 and readable text in both schemes',
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

test.each(colors)(
  'white text is readable on the colour that underWhite returns for %s',
  (color) => {
    expect(contrast('#ffffff', underWhite(color))).toBeGreaterThan(4.5)
  },
)

test('underWhite keeps a colour on which white is already readable', () => {
  expect(underWhite('#2f5d8c')).toBe('#2f5d8c')
})

test.each(colors)('%s survives a round trip through OKLCH', (color) => {
  expect(hexOf(oklchOf(color))).toBe(color)
})
