import pixelmatch from 'pixelmatch'
import { alignRows, type Hunk, type Rows } from './alignRows.ts'
import { type Box, boxesOf } from './boxesOf.ts'

/** A picture's pixels, four bytes each. */
export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

/** A place that looks different: the part of each picture that shows it with some of what stands around, and the marks in it, from the picture's own corner. */
export type Place = { readonly before: Side; readonly after: Side }
export type Side = { readonly part: Box; readonly marks: readonly Box[] }

/** In pixels: what of the page is shown around a place, how near two are one, and how narrow a part may be. */
const room = { aside: 120, above: 88 }
const together = 160
const narrowest = 760

/** Where rounding has moved a line, it is missed in one row and found in the next. */
const rounding = 2

const rowNumbers = ({ data, width, height }: Pixels): Uint32Array => {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const rows = new Uint32Array(height)
  for (let y = 0, at = 0; y < height; y += 1) {
    let sum = 2166136261
    for (const end = at + width; at < end; at += 1) sum = Math.imul(sum ^ (pixels[at] ?? 0), 16777619)
    rows[y] = sum
  }
  return rows
}

const rowsOf = ({ data, width }: Pixels, { from, to }: Rows): Uint8ClampedArray => data.subarray(from * width * 4, to * width * 4)

const down = (boxes: readonly Box[], by: number): Box[] => boxes.map((box) => ({ ...box, top: box.top + by }))

/** What there is of rows that the other picture lacks: all that is not of the colour of its row's beginning. */
const contentIn = (picture: Pixels, rows: Rows): Box[] => {
  const pixels = new Uint32Array(picture.data.buffer, picture.data.byteOffset, picture.width * picture.height)
  const start = rows.from * picture.width
  const boxes = boxesOf(picture.width, rows.to - rows.from, (at) => pixels[start + at] !== pixels[start + at - (at % picture.width)])
  return down(boxes, rows.from)
}

type Marks = { readonly before: readonly Box[]; readonly after: readonly Box[] }

/** A part of a picture by itself; undefined where it would reach beyond it. */
const cut = ({ data, width, height }: Pixels, box: Box): Uint8ClampedArray | undefined => {
  if (box.top < 0 || box.height <= 0 || box.top + box.height > height) return undefined
  const part = new Uint8ClampedArray(box.width * box.height * 4)
  for (let row = 0; row < box.height; row += 1) {
    const at = ((box.top + row) * width + box.left) * 4
    part.set(data.subarray(at, at + box.width * 4), row * box.width * 4)
  }
  return part
}

/** Whether a part of one picture is in the other one, `by` lower, or as much lower or higher than that as rounding may put it. */
const isOnlyRounded = (before: Pixels, after: Pixels, box: Box, by: number): boolean =>
  [-1, 1, -2, 2, 0].some((step) => {
    const inner = { ...box, top: box.top - rounding + Math.max(0, -step), height: box.height + 2 * rounding - Math.abs(step) }
    const [one, other] = [cut(before, inner), cut(after, { ...inner, top: inner.top + by + step })]
    return one !== undefined && other !== undefined && pixelmatch(one, other, undefined, box.width, inner.height) === 0
  })

/** How much lower what stands above a run, and below it, is in the second picture. */
const movesOf = ({ before, after }: Hunk): readonly [number, number] => [after.from - before.from, after.to - before.to]

/** A run without what is in both, but rounded otherwise: then all that was put in or taken out is left. */
const withoutRounded = (before: Pixels, after: Pixels, hunk: Hunk): Hunk => {
  const [tall, taller] = [hunk.before.to - hunk.before.from, hunk.after.to - hunk.after.from]
  const height = Math.min(tall, taller)
  if (height === 0 || tall === taller) return hunk
  const isLonger = taller > tall
  const shorter = contentIn(isLonger ? before : after, isLonger ? hunk.before : hunk.after)
  const isThere = (by: number) => shorter.every((box) => (isLonger ? isOnlyRounded(before, after, box, by) : isOnlyRounded(after, before, box, -by)))
  const [above, below] = movesOf(hunk)
  if (isThere(below)) return { before: { ...hunk.before, to: hunk.before.to - height }, after: { ...hunk.after, to: hunk.after.to - height } }
  if (isThere(above)) return { before: { ...hunk.before, from: hunk.before.from + height }, after: { ...hunk.after, from: hunk.after.from + height } }
  return hunk
}

/** What differs in a run of rows, looked at from its beginning in both. */
const marksIn = (before: Pixels, after: Pixels, hunk: Hunk): Marks => {
  const [tall, taller] = [hunk.before.to - hunk.before.from, hunk.after.to - hunk.after.from]
  if (tall !== taller && Math.max(tall, taller) <= rounding) return { before: [], after: [] }
  const height = Math.min(tall, taller)
  const mask = new Uint8ClampedArray(before.width * height * 4)
  const both = [rowsOf(before, { ...hunk.before, to: hunk.before.from + height }), rowsOf(after, { ...hunk.after, to: hunk.after.from + height })] as const
  if (height > 0) pixelmatch(...both, mask, before.width, height, { diffMask: true })
  const differing = boxesOf(before.width, height, (at) => mask[at * 4 + 3] !== 0)
  const moves = movesOf(hunk)
  return {
    before: [...down(differing, hunk.before.from), ...contentIn(before, { from: hunk.before.from + height, to: hunk.before.to })].filter(
      (box) => !moves.some((by) => isOnlyRounded(before, after, box, by)),
    ),
    after: [...down(differing, hunk.after.from), ...contentIn(after, { from: hunk.after.from + height, to: hunk.after.to })].filter(
      (box) => !moves.some((by) => isOnlyRounded(after, before, box, -by)),
    ),
  }
}

type Found = Hunk & { readonly marks: Marks }

/** What lies near each other, as one. */
const joined = (found: readonly Found[]): Found[] => {
  const places: Found[] = []
  for (const next of found) {
    const last = places.at(-1)
    if (!last || (next.before.from - last.before.to > together && next.after.from - last.after.to > together)) places.push(next)
    else
      places[places.length - 1] = {
        before: { from: last.before.from, to: next.before.to },
        after: { from: last.after.from, to: next.after.to },
        marks: { before: [...last.marks.before, ...next.marks.before], after: [...last.marks.after, ...next.marks.after] },
      }
  }
  return places
}

/** The part of both pictures from side to side in which the marks lie. */
const sidesOf = (boxes: readonly Box[], width: number): { left: number; width: number } => {
  const left = Math.max(0, Math.min(width, ...boxes.map((box) => box.left)) - room.aside)
  const right = Math.min(width, Math.max(0, ...boxes.map((box) => box.left + box.width)) + room.aside)
  if (right - left >= Math.min(narrowest, width)) return { left, width: right - left }
  const from = Math.max(0, Math.min(width - narrowest, Math.round((left + right - narrowest) / 2)))
  return { left: from, width: Math.min(narrowest, width) }
}

/** The places in which two pictures of the same width differ. What only stands lower or higher is the same. Pure. */
export const placesOf = (before: Pixels, after: Pixels): Place[] => {
  const hunks = alignRows(rowNumbers(before), rowNumbers(after))
  const found = hunks.map((hunk) => withoutRounded(before, after, hunk)).map((hunk) => ({ ...hunk, marks: marksIn(before, after, hunk) }))
  return joined(found.filter(({ marks }) => marks.before.length + marks.after.length > 0)).map(({ marks, ...rows }) => {
    const sides = sidesOf([...marks.before, ...marks.after], before.width)
    const above = Math.min(room.above, rows.before.from, rows.after.from)
    const below = Math.min(room.above, before.height - rows.before.to, after.height - rows.after.to)
    const partOf = ({ from, to }: Rows): Box => ({ ...sides, top: from - above, height: to - from + above + below })
    return { before: { part: partOf(rows.before), marks: marks.before }, after: { part: partOf(rows.after), marks: marks.after } }
  })
}
