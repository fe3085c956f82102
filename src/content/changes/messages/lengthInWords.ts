/** How many words a text had and has, and how many of them are the same. */
export type WordCounts = {
  readonly before: number
  readonly after: number
  readonly same: number
}

const shares: readonly (readonly [number, string])[] = [
  [0.1, 'a tenth'],
  [0.2, 'a fifth'],
  [0.25, 'a quarter'],
  [1 / 3, 'a third'],
  [0.5, 'half'],
  [2 / 3, 'two thirds'],
  [0.75, 'three quarters'],
]

const nearest = (share: number): string =>
  [...shares].sort(([a], [b]) => Math.abs(a - share) - Math.abs(b - share))[0]?.[1] ?? ''

const ratioInWords = (ratio: number): string | undefined => {
  if (ratio < 0.15) return 'shortened to very little'
  if (ratio < 0.92) return `shortened by ${nearest(1 - ratio)}`
  if (ratio <= 1.08) return undefined
  if (ratio < 1.85) return `lengthened by ${nearest(ratio - 1)}`
  return ratio < 2.5 ? 'twice as long' : ratio < 3.5 ? 'three times as long' : 'much longer'
}

/** What has become of a text: "shortened by a third", "written anew", "reworded", "in other signs" where its words are the same. */
export const lengthInWords = ({ before, after, same }: WordCounts): string => {
  if (before === after && same === before) return 'in other signs or spaces'
  const length = before === 0 ? undefined : ratioInWords(after / before)
  if (same * 4 < Math.min(before, after)) return length ? `written anew, ${length}` : 'written anew'
  return length ?? (Math.max(before, after) - same <= 3 ? 'changed in a few words' : 'reworded')
}
