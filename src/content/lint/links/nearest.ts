import { editDistance } from '../../../core/text/editDistance.mjs'
import { asSeen } from '../signs/lookAlike.ts'

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
