import type { Hunk, Rows } from './alignRows.ts'
import { numbersOf, type Pixels } from './pixels.ts'

/** From the left, in pixels: up to and without `to`. */
export type Strip = { readonly left: number; readonly to: number }

/** In pixels: a blank so wide parts what stands beside each other, and no words of a line; what is lower than that is one line. */
const gutter = 24
const line = 40

/** Marks the columns in which some row is not of the colour of its beginning. */
const markContent = (picture: Pixels, { from, to }: Rows, marked: Uint8Array): void => {
  const pixels = numbersOf(picture)
  for (let y = from; y < to; y += 1) {
    const start = y * picture.width
    const ground = pixels[start]
    for (let x = 1; x < picture.width; x += 1) if (pixels[start + x] !== ground) marked[x] = 1
  }
}

/** What stands beside each other in a run of rows, in both pictures parted by the same blanks: text beside a picture, cards. One where nothing does. Pure. */
export const stripsOf = (before: Pixels, after: Pixels, hunk: Hunk): Strip[] => {
  const whole = [{ left: 0, to: before.width }]
  if (Math.max(hunk.before.to - hunk.before.from, hunk.after.to - hunk.after.from) < line)
    return whole
  const marked = new Uint8Array(before.width)
  markContent(before, hunk.before, marked)
  markContent(after, hunk.after, marked)
  const strips: Strip[] = []
  for (let x = 0; x < before.width; x += 1) {
    if (marked[x] !== 1) continue
    const last = strips.at(-1)
    if (!last || x - last.to >= gutter) strips.push({ left: x, to: x + 1 })
    else strips[strips.length - 1] = { left: last.left, to: x + 1 }
  }
  // Each has some of the blank on its left: what it stands on is known by it.
  return strips.length > 1
    ? strips.map(({ left, to }) => ({ left: Math.max(0, left - gutter / 2), to }))
    : whole
}
