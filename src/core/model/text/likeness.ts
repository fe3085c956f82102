/** The words of a value, each with how often it says them. */
export type Bag = { readonly words: ReadonlyMap<string, number>; readonly count: number }

const wordsIn = (value: unknown, into: string[]): string[] => {
  if (typeof value === 'string')
    into.push(
      ...(value.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*/gu) ??
        (value === '' ? [] : [value])),
    )
  else if (typeof value === 'object' && value !== null)
    for (const entry of Object.values(value)) wordsIn(entry, into)
  else into.push(String(value))
  return into
}

export const bagOf = (value: unknown): Bag => {
  const all = wordsIn(value, [])
  const words = new Map<string, number>()
  for (const word of all) words.set(word, (words.get(word) ?? 0) + 1)
  return { words, count: all.length }
}

/** How much of two values is the same words, from 0 to 1 (Dice's coefficient over their words). */
export const likeness = (one: Bag, other: Bag): number => {
  if (one.count + other.count === 0) return 0
  let common = 0
  for (const [word, count] of one.words) common += Math.min(count, other.words.get(word) ?? 0)
  return (2 * common) / (one.count + other.count)
}
