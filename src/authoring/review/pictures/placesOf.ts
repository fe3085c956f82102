import type { Rows } from './alignRows.ts'
import { type Box, union } from './boxesOf.ts'
import { type Difference, differencesIn } from './differencesIn.ts'
import type { Pixels } from './pixels.ts'
import { wholeWords } from './wholeWords.ts'

/** A place that looks different: the part of each picture that shows it with some of what stands around, and the marks in it, from the picture's own corner. */
export type PairedPlace = { readonly before: Side; readonly after: Side }
export type Side = { readonly part: Box; readonly marks: readonly Box[] }

/** In pixels: what of the page is shown around a place, how near two are one, and how narrow a part may be. */
const room = { aside: 120, above: 88 }
const together = 160
const narrowest = 760

/** What lies near each other, as one. */
const joined = (found: readonly Difference[]): Difference[] => {
  const places: Difference[] = []
  for (const next of found) {
    const last = places.at(-1)
    if (
      !last ||
      (next.before.from - last.before.to > together && next.after.from - last.after.to > together)
    )
      places.push(next)
    else
      places[places.length - 1] = {
        before: { from: last.before.from, to: next.before.to },
        after: { from: last.after.from, to: next.after.to },
        marks: {
          before: [...last.marks.before, ...next.marks.before],
          after: [...last.marks.after, ...next.marks.after],
        },
      }
  }
  return places
}

/** Lines that are drawn, and grow with what stands beside them: they are marked where they are all that differs. In pixels. */
const thin = 4

/** Marks so near are one, in pixels: they are drawn a little outside of what they mark. */
const near = 14

const meets = (one: Box, other: Box): boolean =>
  one.left <= other.left + other.width + near &&
  other.left <= one.left + one.width + near &&
  one.top <= other.top + other.height + near &&
  other.top <= one.top + one.height + near

/** Marks without those that say nothing beside the others, and those that touch each other as one. */
const plainMarks = (marks: readonly Box[], hasMore: boolean): Box[] => {
  const plain: Box[] = []
  for (const mark of marks.filter(
    ({ width, height }) => !hasMore || Math.min(width, height) >= thin,
  )) {
    let box = mark
    for (
      let met = plain.findIndex((other) => meets(other, box));
      met >= 0;
      met = plain.findIndex((other) => meets(other, box))
    )
      box = union(plain.splice(met, 1)[0], box)
    plain.push(box)
  }
  return plain
}

const withPlainMarks = (found: Difference): Difference => {
  const { before, after } = found.marks
  const hasMore = [...before, ...after].some(({ width, height }) => Math.min(width, height) >= thin)
  return {
    ...found,
    marks: { before: plainMarks(before, hasMore), after: plainMarks(after, hasMore) },
  }
}

/** The part of both pictures from side to side in which the marks lie. */
const sidesOf = (boxes: readonly Box[], width: number): { left: number; width: number } => {
  const left = Math.max(0, Math.min(width, ...boxes.map((box) => box.left)) - room.aside)
  const right = Math.min(
    width,
    Math.max(0, ...boxes.map((box) => box.left + box.width)) + room.aside,
  )
  if (right - left >= Math.min(narrowest, width)) return { left, width: right - left }
  const from = Math.max(0, Math.min(width - narrowest, Math.round((left + right - narrowest) / 2)))
  return { left: from, width: Math.min(narrowest, width) }
}

/** The places in which two pictures of the same width differ. What only stands lower or higher is the same. Pure. */
export const placesOf = (before: Pixels, after: Pixels): PairedPlace[] => {
  return joined(differencesIn(before, after))
    .map((found) => withPlainMarks({ ...found, marks: wholeWords(before, after, found.marks) }))
    .map(({ marks, ...rows }) => {
      const sides = sidesOf([...marks.before, ...marks.after], before.width)
      const above = Math.min(room.above, rows.before.from, rows.after.from)
      const below = Math.min(
        room.above,
        before.height - rows.before.to,
        after.height - rows.after.to,
      )
      const partOf = ({ from, to }: Rows): Box => ({
        ...sides,
        top: from - above,
        height: to - from + above + below,
      })
      return {
        before: { part: partOf(rows.before), marks: marks.before },
        after: { part: partOf(rows.after), marks: marks.after },
      }
    })
}
