/**
 * Pairs of entries of two lists, by their places, that keep their order in both and are most alike in sum. `likeness` is a whole number, 0 for two that can't
 * be a pair. Takes time by the product of the lengths. Pure.
 */
export const alignLists = <T>(
  one: readonly T[],
  other: readonly T[],
  likeness: (one: T, other: T) => number,
): [number, number][] => {
  const alike = one.map((entry) => other.map((heir) => likeness(entry, heir)))
  const width = other.length + 1
  const best = new Uint32Array((one.length + 1) * width)
  const at = (row: number, column: number) => best[row * width + column] ?? 0
  const both = (row: number, column: number) => alike[row]?.[column] ?? 0
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const paired = both(row, column) > 0 ? both(row, column) + at(row + 1, column + 1) : 0
      best[row * width + column] = Math.max(paired, at(row + 1, column), at(row, column + 1))
    }
  const pairs: [number, number][] = []
  for (let row = 0, column = 0; row < one.length && column < other.length; ) {
    if (both(row, column) > 0 && at(row, column) === both(row, column) + at(row + 1, column + 1))
      pairs.push([row++, column++])
    else if (at(row, column) === at(row + 1, column)) row += 1
    else column += 1
  }
  return pairs
}
