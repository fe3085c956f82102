import { longestRun } from '../../../core/model/text/longestRun.ts'

/** Rows from the first on, up to and without the last. */
export type Rows = { readonly from: number; readonly to: number }
/** What stands in the place of what: rows of the one picture that the other one does not have there. */
export type Hunk = { readonly before: Rows; readonly after: Rows }

/** Where rows stand that there are just once. */
const onceIn = (rows: ArrayLike<number>, from: number, to: number): Map<number, number> => {
  const places = new Map<number, number>()
  for (let at = from; at < to; at += 1) {
    const row = rows[at] ?? 0
    places.set(row, places.has(row) ? -1 : at)
  }
  return places
}

/** The rows that stay in their order, of those that there are just once in both: by them everything between is held together. */
const anchorsOf = (
  before: ArrayLike<number>,
  after: ArrayLike<number>,
  start: number,
  ends: readonly [number, number],
): [number, number][] => {
  const there = onceIn(after, start, ends[1])
  const pairs = [...onceIn(before, start, ends[0])].flatMap(([row, at]): [number, number][] => {
    const to = there.get(row) ?? -1
    return at >= 0 && to >= 0 ? [[at, to]] : []
  })
  const remaining = longestRun(pairs.map(([, to]) => to))
  return pairs.filter(([, to]) => remaining.has(to))
}

/**
 * What two pictures differ by, as runs of rows; `before` and `after` give a number for each row, the same for rows that look the same. What
 * was put in or taken out moves all that stands below it, which is no difference. Pure.
 */
export const alignRows = (before: ArrayLike<number>, after: ArrayLike<number>): Hunk[] => {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let [endBefore, endAfter] = [before.length, after.length]
  while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1]) {
    endBefore -= 1
    endAfter -= 1
  }
  const hunks: Hunk[] = []
  let [atBefore, atAfter] = [start, start]
  for (const [anchor, place] of [
    ...anchorsOf(before, after, start, [endBefore, endAfter]),
    [endBefore, endAfter] as const,
  ]) {
    if (anchor < atBefore || place < atAfter) continue // it went with the one before
    while (atBefore < anchor && atAfter < place && before[atBefore] === after[atAfter]) {
      atBefore += 1
      atAfter += 1
    }
    let [lastBefore, lastAfter] = [anchor, place]
    while (
      lastBefore > atBefore &&
      lastAfter > atAfter &&
      before[lastBefore - 1] === after[lastAfter - 1]
    ) {
      lastBefore -= 1
      lastAfter -= 1
    }
    if (lastBefore > atBefore || lastAfter > atAfter)
      hunks.push({
        before: { from: atBefore, to: lastBefore },
        after: { from: atAfter, to: lastAfter },
      })
    atBefore = anchor
    atAfter = place
  }
  return hunks
}
