import { describe, expect, it } from 'vitest'
import { inkOf } from './inkOf.ts'

describe('inkOf', () => {
  it('includes all points of all outlines plus two pixels on each side', () => {
    const svg =
      '<mask id="a"><rect x="0" y="0" width="9" height="9"/></mask><g><path fill="#000" d="M10.5 20L12-3.2Q40 7 11 8Z"/><path d="M2.1 30L.5-3Q3 4 3 31Z"/></g>'
    expect(inkOf(svg)).toEqual({ left: -2, top: -5, width: 44, height: 38 })
  })

  it.each([
    ['without outlines', '<g></g>'],
    ['with a picture', '<image href="a.png"/><path d="M1 2Z"/>'],
    ['with outlines that are moved', '<path transform="scale(2)" d="M1 2Z"/>'],
    ['with relative outlines', '<path d="M1 2l3 4Z"/>'],
  ])('returns nothing for a drawing %s', (_what, svg) => expect(inkOf(svg)).toBeUndefined())
})
