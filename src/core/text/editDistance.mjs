/**
 * Edits between two words: letters added, dropped, exchanged, or swapped with their neighbour. Stops past `limit`.
 * @param {string} a
 * @param {string} b
 * @param {number} [limit]
 * @returns {number}
 */
export const editDistance = (a, b, limit = Number.POSITIVE_INFINITY) => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  /** @type {number[]} */
  let before = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row.push(best)
    }
    if (Math.min(...row) > limit) return limit + 1
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
