import { longestRun } from '../../../core/model/text/longestRun.ts'

/** Of longer rows it is not weighed which of them stay: as many as can. */
const longest = 1000

/**
 * What of a list need not be moved to put it in order, of numbers of which no two are the same: as many as can stay, and among these as few of the
 * `touched` as can be. Where two have changed places, the one that was changed besides is the one that somebody had in hand. Pure.
 */
export const stayingOf = (
  numbers: readonly number[],
  touched: ReadonlySet<number>,
): ReadonlySet<number> => {
  if (numbers.length > longest || !numbers.some((number) => touched.has(number)))
    return longestRun(numbers)
  const runs: {
    readonly length: number
    readonly quiet: number
    readonly before: number | undefined
  }[] = [] // the best that ends at each place
  const isBetter = (one: number, other: number | undefined) => {
    const [mine, theirs] = [runs[one], other === undefined ? undefined : runs[other]]
    if (!mine || !theirs) return mine !== undefined
    return mine.length === theirs.length ? mine.quiet >= theirs.quiet : mine.length > theirs.length
  }
  const bestOf = (places: Iterable<number>) => {
    let best: number | undefined
    for (const place of places) if (isBetter(place, best)) best = place
    return best
  }
  for (const number of numbers) {
    const before = bestOf([...runs.keys()].filter((earlier) => (numbers[earlier] ?? 0) < number))
    const { length = 0, quiet = 0 } = before === undefined ? {} : (runs[before] ?? {})
    runs.push({ length: length + 1, quiet: quiet + (touched.has(number) ? 0 : 1), before })
  }
  const run = new Set<number>()
  for (let at = bestOf(runs.keys()); at !== undefined; at = runs[at]?.before)
    run.add(numbers[at] ?? 0)
  return run
}
