import type { ShownFinding } from '../../../../preview/overview.ts'

/** Whether a finding says that a translation is to be looked at. */
export const isStale = ({ rule, ofOriginal }: Pick<ShownFinding, 'rule' | 'ofOriginal'>): boolean => rule === 'stale-translations' || ofOriginal !== undefined
