import { howTheyDiffer } from '../signs/lookAlike.ts'

/** The suggestion that a word was meant to be another one; where both look the same, it says which sign differs. */
export const didYouMean = (written: string, meant: string): string =>
  `Did you mean "${meant}"?${howTheyDiffer(written, meant)}`
