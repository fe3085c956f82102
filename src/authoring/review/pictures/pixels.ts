import type { Rows } from './alignRows.ts'
import type { Box } from './boxesOf.ts'

/** A picture's pixels, four bytes each. */
export type Pixels = {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** The same, a number each. */
export const numbersOf = ({ data, width, height }: Pixels): Uint32Array =>
  new Uint32Array(data.buffer, data.byteOffset, width * height)

/** A part of a picture by itself; undefined where it would reach beyond it. */
export const cut = ({ data, width, height }: Pixels, box: Box): Uint8ClampedArray | undefined => {
  if (box.top < 0 || box.height <= 0 || box.top + box.height > height) return undefined
  const part = new Uint8ClampedArray(box.width * box.height * 4)
  for (let row = 0; row < box.height; row += 1) {
    const at = ((box.top + row) * width + box.left) * 4
    part.set(data.subarray(at, at + box.width * 4), row * box.width * 4)
  }
  return part
}

/** Rows of a picture from side to side, not copied. */
export const rowsOf = ({ data, width }: Pixels, { from, to }: Rows): Uint8ClampedArray =>
  data.subarray(from * width * 4, to * width * 4)

/** A number for each row, the same for rows that look the same. */
export const rowNumbers = (picture: Pixels): Uint32Array => {
  const { width, height } = picture
  const pixels = numbersOf(picture)
  const rows = new Uint32Array(height)
  for (let y = 0, at = 0; y < height; y += 1) {
    let sum = 2166136261
    for (const end = at + width; at < end; at += 1)
      sum = Math.imul(sum ^ (pixels[at] ?? 0), 16777619)
    rows[y] = sum
  }
  return rows
}
