import pixelmatch from 'pixelmatch'
import { alignRows, type Hunk, type Rows } from './alignRows.ts'
import { type Box, boxesOf } from './boxesOf.ts'
import { cut, numbersOf, type Pixels, rowNumbers, rowsOf } from './pixels.ts'
import { type Strip, stripsOf } from './stripsOf.ts'

/** Where rounding has moved a line, it is missed in one row and found in the next. */
const rounding = 2

/** In pixels: lines of one text lie nearer to each other. */
const betweenLines = 48

const down = (boxes: readonly Box[], by: number): Box[] =>
  boxes.map((box) => ({ ...box, top: box.top + by }))

/** What there is of rows that the other picture lacks: all that is not of the colour of its row's beginning. */
const contentIn = (picture: Pixels, rows: Rows): Box[] => {
  const pixels = numbersOf(picture)
  const start = rows.from * picture.width
  const boxes = boxesOf(
    picture.width,
    rows.to - rows.from,
    (at) => pixels[start + at] !== pixels[start + at - (at % picture.width)],
  )
  return down(boxes, rows.from)
}

export type Marks = { readonly before: readonly Box[]; readonly after: readonly Box[] }

/**
 * How much lower or higher than meant rounding may put something: text by whole pixels, drawings of the size of an icon by parts of one, so that
 * each row has something of two, and edges are softer.
 */
const steps = { whole: [-1, 1, -2, 2, 0], parts: [0.5, 0.25, 0.75] }
const icon = { size: 64, threshold: 0.3 }

/** Rows as they look `share` of a pixel higher: each with so much of the next one. The last one is left out. */
const between = (rows: Uint8ClampedArray, width: number, share: number): Uint8ClampedArray =>
  rows
    .subarray(0, rows.length - width * 4)
    .map((value, at) => value + ((rows[at + width * 4] ?? 0) - value) * share)

type Part = Uint8ClampedArray | undefined

/** Whether two parts of pictures, of one width, look the same. */
export const looksLike = (one: Part, other: Part, width: number, threshold = 0.1): boolean =>
  one !== undefined &&
  other !== undefined &&
  pixelmatch(one, other, undefined, width, one.length / width / 4, { threshold }) === 0

/** Whether a part of one picture is in the other one, `by` lower, or as much lower or higher than that as rounding may put it. */
const isOnlyRounded = (before: Pixels, after: Pixels, box: Box, by: number): boolean => {
  const padded = { ...box, top: box.top - rounding, height: box.height + 2 * rounding }
  const isAt = (step: number) => {
    const inner = {
      ...padded,
      top: padded.top + Math.max(0, -step),
      height: padded.height - Math.abs(step),
    }
    return looksLike(
      cut(before, inner),
      cut(after, { ...inner, top: inner.top + by + step }),
      box.width,
    )
  }
  /** Whether rows of one picture that are a part of a pixel higher are those of the other one, with a row of room for that in both. */
  const isPartly = (
    share: number,
    [one, from]: readonly [Pixels, number],
    [other, to]: readonly [Pixels, number],
  ) =>
    [-1, 0].some((step) => {
      const rows = cut(one, { ...padded, top: padded.top + from + step, height: padded.height + 1 })
      return looksLike(
        rows && between(rows, box.width, share),
        cut(other, { ...padded, top: padded.top + to }),
        box.width,
        icon.threshold,
      )
    })
  if (steps.whole.some(isAt)) return true
  if (by === 0 || Math.max(box.width, box.height) > icon.size) return false
  return steps.parts.some(
    (share) =>
      isPartly(share, [before, 0], [after, by]) || isPartly(share, [after, by], [before, 0]),
  )
}

/** How much lower what stands above a run, and below it, is in the second picture. */
const movesOf = ({ before, after }: Hunk): readonly [number, number] => [
  after.from - before.from,
  after.to - before.to,
]

/** A run without what is in both, but rounded otherwise: then all that was put in or taken out is left. */
const withoutRounded = (before: Pixels, after: Pixels, hunk: Hunk): Hunk => {
  const [tall, taller] = [hunk.before.to - hunk.before.from, hunk.after.to - hunk.after.from]
  const height = Math.min(tall, taller)
  if (height === 0 || tall === taller) return hunk
  const isLonger = taller > tall
  const shorter = contentIn(isLonger ? before : after, isLonger ? hunk.before : hunk.after)
  const isThere = (by: number) =>
    shorter.every((box) =>
      isLonger ? isOnlyRounded(before, after, box, by) : isOnlyRounded(after, before, box, -by),
    )
  const [above, below] = movesOf(hunk)
  if (isThere(below))
    return {
      before: { ...hunk.before, to: hunk.before.to - height },
      after: { ...hunk.after, to: hunk.after.to - height },
    }
  if (isThere(above))
    return {
      before: { ...hunk.before, from: hunk.before.from + height },
      after: { ...hunk.after, from: hunk.after.from + height },
    }
  return hunk
}

/** What differs in a run of rows, looked at from its beginning in both. */
const marksIn = (before: Pixels, after: Pixels, hunk: Hunk): Marks => {
  const [tall, taller] = [hunk.before.to - hunk.before.from, hunk.after.to - hunk.after.from]
  if (tall !== taller && Math.max(tall, taller) <= rounding) return { before: [], after: [] }
  const height = Math.min(tall, taller)
  const mask = new Uint8ClampedArray(before.width * height * 4)
  const both = [
    rowsOf(before, { ...hunk.before, to: hunk.before.from + height }),
    rowsOf(after, { ...hunk.after, to: hunk.after.from + height }),
  ] as const
  if (height > 0) pixelmatch(...both, mask, before.width, height, { diffMask: true })
  const differing = boxesOf(before.width, height, (at) => mask[at * 4 + 3] !== 0)
  const moves = movesOf(hunk)
  return {
    before: [
      ...down(differing, hunk.before.from),
      ...contentIn(before, { from: hunk.before.from + height, to: hunk.before.to }),
    ].filter((box) => !moves.some((by) => isOnlyRounded(before, after, box, by))),
    after: [
      ...down(differing, hunk.after.from),
      ...contentIn(after, { from: hunk.after.from + height, to: hunk.after.to }),
    ].filter((box) => !moves.some((by) => isOnlyRounded(after, before, box, -by))),
  }
}

/** A run of rows that looks different, and what differs in it. */
export type Difference = Hunk & { readonly marks: Marks }

/** One strip of a run by itself, with some of the rows around it, by which rounding is known. */
const stripIn = (
  picture: Pixels,
  { left, to }: Strip,
  rows: Rows,
): Pixels & { readonly left: number; readonly top: number } => {
  const top = Math.max(0, rows.from - 2 * rounding)
  const height = Math.min(picture.height, rows.to + 2 * rounding) - top
  const data = cut(picture, { left, top, width: to - left, height }) ?? new Uint8ClampedArray()
  return { data, width: to - left, height, left, top }
}

const moved = (boxes: readonly Box[], { left, top }: Pick<Box, 'left' | 'top'>): Box[] =>
  boxes.map((box) => ({ ...box, left: box.left + left, top: box.top + top }))

/** What differs in what stands beside each other, each looked at by itself: what stands lower beside a taller picture is the same. */
const marksInStrips = (
  before: Pixels,
  after: Pixels,
  hunk: Hunk,
  strips: readonly Strip[],
): Marks => {
  const inEach = strips.map((strip): Marks => {
    const [old, now] = [stripIn(before, strip, hunk.before), stripIn(after, strip, hunk.after)]
    const marks = differencesIn(old, now).map((one) => one.marks)
    return {
      before: moved(
        marks.flatMap((one) => one.before),
        old,
      ),
      after: moved(
        marks.flatMap((one) => one.after),
        now,
      ),
    }
  })
  return {
    before: inEach.flatMap((marks) => marks.before),
    after: inEach.flatMap((marks) => marks.after),
  }
}

/** Runs with no more between them than lines of a text have: where what stands beside them is the same there, rows are alike by chance. */
const grouped = (hunks: readonly Hunk[]): Hunk[][] => {
  const groups: Hunk[][] = []
  for (const hunk of hunks) {
    const last = groups.at(-1)?.at(-1)
    if (last && hunk.before.from - last.before.to < betweenLines) groups.at(-1)?.push(hunk)
    else groups.push([hunk])
  }
  return groups
}

/** All of a group as one run. */
const hullOf = (hunks: readonly Hunk[]): Hunk => {
  const ends = (side: 'before' | 'after'): Rows => ({
    from: hunks[0]?.[side].from ?? 0,
    to: hunks.at(-1)?.[side].to ?? 0,
  })
  return { before: ends('before'), after: ends('after') }
}

/** The runs of rows in which two pictures of the same width differ, from above. What only stands lower or higher is the same. Pure. */
export const differencesIn = (before: Pixels, after: Pixels): Difference[] =>
  grouped(alignRows(rowNumbers(before), rowNumbers(after)))
    .flatMap((hunks): Difference[] => {
      const hull = hullOf(hunks)
      const strips = stripsOf(before, after, hull)
      if (strips.length > 1) return [{ ...hull, marks: marksInStrips(before, after, hull, strips) }]
      return hunks
        .map((hunk) => withoutRounded(before, after, hunk))
        .map((hunk) => ({ ...hunk, marks: marksIn(before, after, hunk) }))
    })
    .filter(({ marks }) => marks.before.length + marks.after.length > 0)
