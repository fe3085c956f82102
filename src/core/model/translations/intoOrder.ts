import { longestRun } from '../text/longestRun.ts'

/** Moves within a list one after the other, as the writer makes them: `to` is read after the entry has been taken out. */
export type Moves = {
  readonly moves: readonly { readonly from: number; readonly to: number }[]
  /** The entries that are moved, by their numbers before, as they follow each other then. */
  readonly moved: readonly number[]
  /** All entries as they follow each other then, by the same numbers. */
  readonly order: readonly number[]
}

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))

/**
 * The fewest moves that put entries of a list into the order of their numbers in another one. `known` gives these, in the order of the list. An entry that it
 * does not know is never moved, and stays behind the one that it follows, unless that one goes. Pure.
 */
export const intoOrder = (length: number, known: ReadonlyMap<number, number>): Moves => {
  const entries = [...known.keys()]
  const now = Array.from({ length }, (_, index) => index)
  if (isRising([...known.values()])) return { moves: [], moved: [], order: now }
  // From the end, so that of two that have changed places the one that has come forward is moved.
  const staying = longestRun([...known.values()].reverse().map((number) => -number))
  const numberOf = (entry: number) => known.get(entry) ?? 0
  const settled = new Set(entries.filter((entry) => staying.has(-numberOf(entry))))
  const moved = entries
    .filter((entry) => !settled.has(entry))
    .sort((one, other) => numberOf(one) - numberOf(other))
  const moves = moved.map((entry) => {
    const from = now.indexOf(entry)
    now.splice(from, 1)
    const before = [...settled]
      .filter((other) => numberOf(other) < numberOf(entry))
      .sort((one, other) => numberOf(other) - numberOf(one))[0]
    let to = before === undefined ? 0 : now.indexOf(before) + 1
    if (before !== undefined) while (to < now.length && !known.has(now[to] ?? 0)) to += 1
    now.splice(to, 0, entry)
    settled.add(entry)
    return { from, to }
  })
  return { moves, moved, order: now }
}
