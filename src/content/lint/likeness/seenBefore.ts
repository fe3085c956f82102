import { fewestInCommon } from './shingles.ts'
import { readSketches } from './sketches.ts'

/** A bit for each of the endings that numbers may have: it takes a few for others, among millions the more. */
const endings = 2 ** 23

/**
 * Tells of one document after the other whether a paragraph of it has enough numbers in common with those before, so that it will likely be
 * compared. Takes a document's sketches.
 */
export const seenBefore = (): ((sketches: string) => boolean) => {
  const seen = new Uint8Array(endings / 8)
  return (sketches) => {
    const row = readSketches([sketches])
    let common = 0
    let best = 0
    for (const number of row) {
      const place = (number & (endings - 1)) >>> 3
      const bit = 1 << (number & 7)
      if (number < 0) common = 0
      else if (((seen[place] ?? 0) & bit) !== 0) common += 1
      best = Math.max(best, common)
    }
    for (const number of row)
      if (number >= 0)
        seen[(number & (endings - 1)) >>> 3] =
          (seen[(number & (endings - 1)) >>> 3] ?? 0) | (1 << (number & 7))
    return best >= fewestInCommon
  }
}
