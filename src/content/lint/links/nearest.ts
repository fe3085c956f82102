import { asSeen } from '../signs/lookAlike.ts'

/** Edits between two words: letters added, dropped, exchanged, or swapped with their neighbour. Stops past `limit`. */
export const editDistance = (a: string, b: string, limit = Number.POSITIVE_INFINITY): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
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

const plain = (word: string) => asSeen(word).replace(/[-_\s]/g, '')

/**
 * The candidate that a misspelt word most likely means, or undefined where none is near: one to three letters may be
 * wrong, by its length. Case, hyphens and underscores count less than letters, signs that look the same count as the same. Where none is so near, one
 * may be its beginning.
 */
export const nearest = (word: string, all: Iterable<string>): string | undefined => {
  const candidates = [...all]
  const sought = plain(word)
  let limit = word.length < 4 ? 1 : word.length < 8 ? 2 : 3
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const distance = editDistance(sought, plain(candidate), limit) + (word === candidate ? 0 : 0.1)
    if (distance > limit + 0.5 || distance >= least) continue
    best = candidate
    least = distance
    limit = Math.floor(distance)
  }
  return best ?? beginning(sought, candidates)
}

/** The one candidate that a word begins with, or that begins with the word: "booking" for "book". Shorter than three letters is no beginning. */
const beginning = (sought: string, candidates: Iterable<string>): string | undefined => {
  const alike = [...candidates].filter((candidate) => {
    const [short = '', long = ''] = [sought, plain(candidate)].sort((a, b) => a.length - b.length)
    return short.length > 2 && long.startsWith(short)
  })
  return alike.length === 1 ? alike[0] : undefined
}
