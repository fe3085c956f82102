import type { ShownFinding } from '../../../../workspace/overview.ts'

/** Whether a finding says that a text of a translation is to be looked at. */
export const isStale = ({ rule, ofOriginal }: Pick<ShownFinding, 'rule' | 'ofOriginal'>): boolean =>
  rule === 'stale-translations' && ofOriginal === undefined

/** Whether it says so of the page: what it lacks, or has in another order. */
export const isOfPage = ({ ofOriginal }: Pick<ShownFinding, 'ofOriginal'>): boolean =>
  ofOriginal !== undefined
