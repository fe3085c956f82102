/** Numbers that stand for the words of a text, in order: FNV-1a over their letters in small case. Signs are left out. */
const wordHashes = (text: string): number[] => {
  const hashes: number[] = []
  let hash = 0
  let inside = false
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 32
    const isLetter =
      code > 127
        ? code !== 0xa0 && code !== 0x2013 && code !== 0x2014 && code !== 0x2019
        : (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
    if (isLetter) {
      if (!inside) hash = 0x811c9dc5
      inside = true
      hash = Math.imul(hash ^ (code >= 65 && code <= 90 ? code + 32 : code), 0x01000193)
    } else if (inside) {
      hashes.push(hash >>> 0)
      inside = false
    }
  }
  return hashes
}

/** Words in a shingle. */
const width = 4
/** Texts with fewer words are no substance that could be repeated: they have no shingles. */
const fewest = 14

/** The runs of four words of a text, each as a number of 30 bits, which needs no memory of its own. */
const shingles = (text: string): number[] => {
  const words = wordHashes(text)
  if (words.length < fewest) return []
  const found: number[] = []
  for (let at = 0; at + width <= words.length; at += 1) {
    let hash = 0
    for (let word = at; word < at + width; word += 1)
      hash = Math.imul(hash, 0x9e3779b1) ^ (words[word] ?? 0)
    found.push(hash >>> 2)
  }
  return found
}

/** Each of them once, the smallest first, for comparing. */
export const shinglesOf = (text: string): number[] =>
  [...new Set(shingles(text))].sort((a, b) => a - b)

/**
 * The share of shingles that two texts have in common: 1 for the same words, 0 for none, and 0 as soon as it can only be less than `least`.
 * Takes them as `shinglesOf` gives them.
 */
export const likeness = (a: readonly number[], b: readonly number[], least: number): number => {
  const needed = ((a.length + b.length) * least) / (1 + least) - 1e-9 // just as much is enough
  let common = 0
  let inA = 0
  let inB = 0
  while (inA < a.length && inB < b.length) {
    const difference = (a[inA] ?? 0) - (b[inB] ?? 0)
    if (difference === 0) common += 1
    else if (common + a.length - inA < needed || common + b.length - inB < needed) return 0
    if (difference <= 0) inA += 1
    if (difference >= 0) inB += 1
  }
  return common / (a.length + b.length - common)
}

/** Numbers in a sketch, and how many of them texts have in common that may be alike. */
const size = 6
export const fewestInCommon = 2

/**
 * The few smallest shingles of a text. Two texts that are half alike have two of their six smallest in common in 97
 * to 100 of a hundred cases, and texts that only share a phrase hardly ever, so that near-duplicates are found without
 * comparing all with all. Source: Broder, "min-wise" sketches.
 */
export const sketchOf = (text: string): number[] => {
  const smallest: number[] = []
  let largest = Number.POSITIVE_INFINITY
  for (const shingle of shingles(text)) {
    if (shingle >= largest || smallest.includes(shingle)) continue
    let at = smallest.length
    while (at > 0 && (smallest[at - 1] ?? 0) > shingle) at -= 1
    smallest.splice(at, 0, shingle)
    if (smallest.length > size) smallest.pop()
    if (smallest.length === size) largest = smallest[size - 1] ?? largest
  }
  return smallest
}
