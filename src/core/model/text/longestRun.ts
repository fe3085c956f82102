/** The longest run of numbers that rise, of numbers of which no two are the same: what of a list need not be moved to put it in order. */
export const longestRun = (numbers: readonly number[]): Set<number> => {
  const ends: number[] = [] // of the best run of each length, as places in `numbers`
  const before: (number | undefined)[] = []
  for (const [place, number] of numbers.entries()) {
    let length = ends.findIndex((end) => (numbers[end] ?? 0) >= number)
    if (length < 0) length = ends.length
    before[place] = ends[length - 1]
    ends[length] = place
  }
  const run = new Set<number>()
  for (let at = ends.at(-1); at !== undefined; at = before[at]) run.add(numbers[at] ?? 0)
  return run
}
