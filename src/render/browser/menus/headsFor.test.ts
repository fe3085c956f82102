import { describe, expect, it } from 'vitest'
import { headsFor } from './headsFor.ts'

const box = { left: 100, right: 200, top: 100, bottom: 300 }

describe('headsFor', () => {
  it.each([
    ['straight down onto it', [150, 50], [150, 60], true],
    ['down beside it', [50, 50], [50, 60], false],
    ['away from it', [150, 50], [150, 40], false],
    ['aslant onto its far corner', [20, 50], [40, 60], true],
    ['aslant past it', [20, 50], [40, 51], false],
    ['sideways above it', [50, 50], [60, 50], false],
    ['from within it', [150, 150], [160, 150], true],
    ['while it stands still', [150, 50], [150, 50], false],
    ['along its edge, towards it', [100, 50], [100, 60], true],
  ])(
    'decides whether a pointer heads for a box: %s',
    (_name, [x0 = 0, y0 = 0], [x1 = 0, y1 = 0], expected) => {
      expect(headsFor({ x: x0, y: y0 }, { x: x1, y: y1 }, box)).toBe(expected)
    },
  )
})
