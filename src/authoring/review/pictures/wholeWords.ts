import type { Box } from './boxesOf.ts'
import { looksLike, type Marks } from './differencesIn.ts'
import { cut, numbersOf, type Pixels } from './pixels.ts'

/** In pixels: how high one line of text is at most, and how far a word reaches beyond what differs in it. */
const line = 48
const reach = 240

/** A blank so wide parts words: it grows with the letters, whose height is the mark's. In pixels. */
const blankIn = ({ height }: Box): number => Math.max(3, Math.min(12, Math.round(height * 0.22)))

/** From the left, in pixels: up to and without `to`. */
type Run = { readonly left: number; readonly to: number }

/** The colour that most of some rows has: what words stand on. */
const groundOf = (
  pixels: Uint32Array,
  width: number,
  { left, to }: Run,
  { top, height }: Box,
): number => {
  const counts = new Map<number, number>()
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < to; x += 1) {
      const colour = pixels[y * width + x] ?? 0
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  return [...counts].reduce(
    (commonest, one) => (one[1] > commonest[1] ? one : commonest),
    [0, 0],
  )[0]
}

/** What stands beside each other in the rows of a mark, parted by blanks, as far around it as a word may reach. */
const runsNear = (picture: Pixels, box: Box, on: 'words' | 'page'): Run[] => {
  const { width } = picture
  const bounds = {
    left: Math.max(0, box.left - reach),
    to: Math.min(width, box.left + box.width + reach),
  }
  const pixels = numbersOf(picture)
  const ground =
    on === 'words' ? groundOf(pixels, width, bounds, box) : pixels[box.top * width + bounds.left]
  const hasInk = (x: number) => {
    for (let y = box.top; y < box.top + box.height; y += 1)
      if (pixels[y * width + x] !== ground) return true
    return false
  }
  const runs: Run[] = []
  for (let x = bounds.left; x < bounds.to; x += 1) {
    if (!hasInk(x)) continue
    const last = runs.at(-1)
    if (!last || x - last.to >= blankIn(box)) runs.push({ left: x, to: x + 1 })
    else runs[runs.length - 1] = { left: last.left, to: x + 1 }
  }
  return runs
}

/** The words that a mark touches, on what words stand on or, for a picture, on the page; none where something crosses its rows that is neither, such as a line from side to side. */
const wordsIn = (picture: Pixels, box: Box, on: 'words' | 'page' = 'words'): Box[] => {
  const right = box.left + box.width
  const touched = runsNear(picture, box, on).filter(({ left, to }) => left < right && to > box.left)
  const isNoWord = touched.some(
    ({ left, to }) =>
      left <= Math.max(0, box.left - reach) || to >= Math.min(picture.width, right + reach),
  )
  if (isNoWord) return on === 'words' ? wordsIn(picture, box, 'page') : []
  return touched.map(({ left, to }) => ({ ...box, left, width: to - left }))
}

const hullOf = (words: readonly Box[]): Box[] => {
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? [{ ...first, width: last.left + last.width - first.left }] : []
}

/** How much further on by parts of a pixel the same letters may stand, and how much softer their edges are then. */
const shares = [0, 0.25, 0.5, 0.75]
const soft = 0.3

/** Rows as they look `share` of a pixel further left: each pixel with so much of the next one. The last column is left as it is. */
const further = (rows: Uint8ClampedArray, width: number, share: number): Uint8ClampedArray =>
  rows.map((value, at) =>
    Math.floor(at / 4) % width === width - 1
      ? value
      : value + ((rows[at + 4] ?? 0) - value) * share,
  )

/** Whether two words look the same, wherever between two pixels they stand. */
const isShifted = (before: Pixels, after: Pixels, one: Box, other: Box): boolean => {
  const width = Math.max(one.width, other.width) + 2
  const part = (picture: Pixels, { left, ...box }: Box, by: number) => {
    const from = left + by
    return from < 0 || from + width > picture.width
      ? undefined
      : cut(picture, { ...box, left: from, width })
  }
  const ways = [
    [-1, -1],
    [0, -1],
    [-1, 0],
  ] as const
  return ways.some(([old, now]) => {
    const [was, is] = [part(before, one, old), part(after, other, now)]
    if (!was || !is) return false
    return shares.some(
      (share) =>
        looksLike(further(was, width, share), is, width, soft) ||
        looksLike(was, further(is, width, share), width, soft),
    )
  })
}

/** Words of two lines without those at their beginning and end that are the same: they only stand further on. */
const withoutSame = (
  before: Pixels,
  after: Pixels,
  [old, now]: readonly [readonly Box[], readonly Box[]],
): readonly [readonly Box[], readonly Box[]] => {
  const isSame = (one: Box | undefined, other: Box | undefined) =>
    one !== undefined &&
    other !== undefined &&
    Math.abs(one.width - other.width) <= 1 &&
    isShifted(before, after, one, other)
  const shorter = Math.min(old.length, now.length)
  let from = 0
  while (from < shorter && isSame(old[from], now[from])) from += 1
  let less = 0
  while (less < shorter - from && isSame(old.at(-1 - less), now.at(-1 - less))) less += 1
  return [old.slice(from, old.length - less), now.slice(from, now.length - less)]
}

const pairOf = (before: Pixels, after: Pixels, was: Box, is: Box): Marks => {
  const words = [wordsIn(before, was), wordsIn(after, is)] as const
  const isLine =
    was.height === is.height && was.height <= line && words.every((some) => some.length > 0)
  const [old, now] = isLine ? withoutSame(before, after, words) : words
  const [first, second] =
    old.length + now.length > 0 ? [hullOf(old), hullOf(now)] : [hullOf(words[0]), hullOf(words[1])]
  return isLine
    ? { before: first, after: second }
    : { before: first.length > 0 ? first : [was], after: second.length > 0 ? second : [is] }
}

/** Marks around whole words and pictures, whatever pixels of them differ, and without words that only stand further on in their line. Pure. */
export const wholeWords = (before: Pixels, after: Pixels, marks: Marks): Marks => {
  const widened = (picture: Pixels) => (box: Box) => hullOf(wordsIn(picture, box))[0] ?? box
  if (marks.before.length !== marks.after.length)
    return { before: marks.before.map(widened(before)), after: marks.after.map(widened(after)) }
  const pairs = marks.before.flatMap((was, index) => {
    const is = marks.after[index]
    return is ? [pairOf(before, after, was, is)] : []
  })
  return {
    before: pairs.flatMap((pair) => pair.before),
    after: pairs.flatMap((pair) => pair.after),
  }
}
