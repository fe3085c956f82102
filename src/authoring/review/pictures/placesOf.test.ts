import { describe, expect, it } from 'vitest'
import { alignRows } from './alignRows.ts'
import type { Pixels } from './pixels.ts'
import { placesOf } from './placesOf.ts'

const width = 800

/** A picture of lines, each of a height and a pattern of its own; ' ' is a blank one. */
const picture = (lines: readonly (readonly [sign: string, height: number])[]): Pixels => {
  const height = lines.reduce((sum, [, tall]) => sum + tall, 0)
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  let top = 0
  for (const [sign, tall] of lines) {
    for (let y = 0; y < tall; y += 1)
      for (let x = 100; sign !== ' ' && x < 300; x += 1) {
        const isInk = ((x * 7 + y * 13) ^ sign.charCodeAt(0)) % 5 === 0
        if (isInk) data.fill(0, ((top + y) * width + x) * 4, ((top + y) * width + x) * 4 + 3)
      }
    top += tall
  }
  return { data, width, height }
}
const page = (...signs: string[]) =>
  picture(
    signs.flatMap((sign): [string, number][] => [
      [sign, 20],
      [' ', 200],
    ]),
  )

describe('rows of two pictures', () => {
  it('are aligned by the rows that occur only once', () => {
    expect(alignRows([1, 0, 2, 0, 3], [1, 0, 9, 0, 2, 0, 3])).toEqual([
      { before: { from: 2, to: 2 }, after: { from: 2, to: 4 } },
    ])
    expect(alignRows([1, 2, 3], [1, 2, 3])).toEqual([])
    expect(alignRows([], [1])).toEqual([{ before: { from: 0, to: 0 }, after: { from: 0, to: 1 } }])
    expect(alignRows([1, 2, 3, 4], [1, 8, 9, 4])).toEqual([
      { before: { from: 1, to: 3 }, after: { from: 1, to: 3 } },
    ])
  })
})

describe('visual differences', () => {
  it('don’t exist between identical pictures', () =>
    expect(placesOf(page('a', 'b'), page('a', 'b'))).toEqual([]))

  it('mark an inserted line but not what it has moved down', () => {
    const places = placesOf(page('a', 'b', 'c'), page('a', 'n', 'b', 'c'))
    expect(places).toHaveLength(1)
    expect(places[0]?.before.marks).toEqual([])
    const [mark] = places[0]?.after.marks ?? []
    expect(mark).toMatchObject({
      left: expect.toSatisfy((left: number) => left >= 100 && left < 105),
      top: expect.toSatisfy((top: number) => top >= 220 && top < 225),
    })
    expect(mark?.height).toBeLessThanOrEqual(20)
  })

  it('mark replaced content in both pictures', () => {
    const [place] = placesOf(page('a', 'b'), page('a', 'n'))
    for (const side of [place?.before, place?.after]) expect(side?.marks).toHaveLength(1)
    expect(place?.before.part).toMatchObject({ width: 760, left: 0 })
  })

  it('are separate when they are far apart', () =>
    expect(placesOf(page('a', 'b', 'c'), page('x', 'b', 'y'))).toHaveLength(2))

  it('ignore a line that only rounding has moved', () => {
    const at = (gap: number) =>
      picture([
        ['a', 20],
        [' ', gap],
        ['b', 12],
        [' ', 400 - gap],
        ['c', 20],
      ])
    expect(placesOf(at(200), at(201))).toEqual([])
  })

  it('ignore a drawing that has moved by a fraction of a pixel', () => {
    const at = (lower: number, share: number): Pixels => {
      const drawn = picture([
        ['n', lower],
        [' ', 900],
        ['z', 20],
      ])
      for (let y = 0; y < 30; y += 1)
        for (let x = 100; x < 130; x += 1) {
          const ink = (row: number) =>
            row >= 0 && row < 29 && (row * 5 + x * 3) % 7 < 3 ? 40 : 255
          const [from, to] = [
            ((y + lower + 600) * width + x) * 4,
            ((y + lower + 600) * width + x) * 4 + 3,
          ]
          drawn.data.fill(Math.round(ink(y) * (1 - share) + ink(y - 1) * share), from, to)
        }
      return drawn
    }
    const places = placesOf(at(0, 0), at(20, 0.5))
    expect(
      places.map(({ before, after }) => [before.marks, after.marks.map(({ top }) => top)]),
    ).toEqual([[[], [0]]])
  })

  it('mark touching changes once and drawn rules only when nothing else differs', () => {
    const rule = (top: number, tall: number, text: string): Pixels => {
      const drawn = page('a', text, 'c')
      for (let y = top; y < top + tall; y += 1)
        drawn.data.fill(0, (y * width + 700) * 4, (y * width + 701) * 4 - 1)
      return drawn
    }
    const marked = (before: Pixels, after: Pixels) =>
      placesOf(before, after).flatMap(({ after: { marks } }) =>
        marks.map(({ left }) => left >= 600),
      )
    expect(marked(rule(210, 60, 'b'), rule(210, 90, 'n'))).toEqual([false])
    expect(marked(rule(210, 60, 'b'), rule(210, 90, 'b'))).toEqual([true])
  })

  /** Words of letters, each six wide, of a height. */
  const words = (text: string, ink = 0): Pixels => {
    const drawn = picture([[' ', 300]])
    ;[...text].forEach((letter, at) => {
      for (let y = 0; letter !== ' ' && y < 14; y += 1)
        for (let x = 0; x < 5; x += 1)
          if ((x * 3 + y * 5 + letter.charCodeAt(0)) % 4 !== 0) {
            const pixel = ((140 + y) * width + 200 + at * 6 + x) * 4
            drawn.data.fill(ink, pixel, pixel + 3)
          }
    })
    return drawn
  }

  it('mark whole changed words but not words that have only moved', () => {
    const [place] = placesOf(words('only R9,999 plus fees'), words('only R11,499 plus fees'))
    const ends = (side: 'before' | 'after') =>
      place?.[side].marks.map(({ left, width: wide }) => [left, left + wide])
    const from = 200 + 5 * 6
    const boxes = (to: number) => [
      [
        expect.toSatisfy((left: number) => Math.abs(left - from) <= 1),
        expect.toSatisfy((end: number) => Math.abs(end - to) <= 1),
      ],
    ]
    expect(ends('before')).toEqual(boxes(from + 6 * 6))
    expect(ends('after')).toEqual(boxes(from + 7 * 6))
  })

  it('mark all of a changed picture, including its faint lines', () => {
    const drawing = (faint: boolean): Pixels => {
      const drawn = page(' ', ' ')
      for (let y = 100; y < 250; y += 1)
        for (let x = 40; x < 300; x += 1) {
          drawn.data.fill(250, (y * width + x) * 4, (y * width + x) * 4 + 3) // it stands on a ground of its own
          const isFaint = x < 80 || y % 50 === 0
          const pixel = (y * width + x) * 4
          if (isFaint && faint && (y % 50 === 0 || x === 40)) drawn.data.fill(244, pixel, pixel + 3)
          if (!isFaint && (x * y + (faint ? 1 : 0)) % 3 === 0) drawn.data.fill(60, pixel, pixel + 3)
        }
      return drawn
    }
    expect(placesOf(drawing(false), drawing(true))[0]?.after.marks.map(({ left }) => left)).toEqual(
      [40],
    )
  })

  /** Text on the left in the middle of a picture's height, as pages put it, and text below. */
  const beside = (tall: number, text = 'a', drawn = 'p'): Pixels => {
    const drawnOn = picture([
      [' ', 100 + tall],
      [' ', 60],
      ['z', 20],
      [' ', 80],
    ])
    const put = (part: Pixels, left: number, top: number) => {
      for (let y = 0; y < part.height; y += 1)
        drawnOn.data.set(
          part.data.subarray((y * width + 100) * 4, (y * width + 300) * 4),
          ((top + y) * width + left) * 4,
        )
    }
    const lines = picture(
      [text, 'b', 'c'].flatMap((sign): [string, number][] => [
        [sign, 18],
        [' ', 12],
      ]),
    )
    put(lines, 60, 50 + Math.round((tall - lines.height) / 2))
    put(picture([[drawn, tall]]), 400, 50)
    return drawnOn
  }

  it('mark only the picture when the text next to it has just moved', () => {
    for (const [before, after] of [
      [beside(200), beside(290, 'a', 'q')],
      [beside(290), beside(200, 'a', 'q')],
      [beside(201), beside(244)],
    ] as const) {
      const places = placesOf(before, after)
      expect(places).toHaveLength(1)
      for (const { left } of [
        ...(places[0]?.before.marks ?? []),
        ...(places[0]?.after.marks ?? []),
      ])
        expect(left).toBeGreaterThanOrEqual(400)
    }
  })

  it('mark both when the text next to a picture changes too', () => {
    const marks = placesOf(beside(200), beside(290, 'x', 'q')).flatMap(({ after }) => after.marks)
    expect(marks.some(({ left }) => left >= 400)).toBe(true)
    const [line, ...others] = marks.filter(({ left }) => left < 400)
    expect(others).toEqual([])
    expect(line?.height).toBeLessThanOrEqual(20)
  })
})
