import type { ShownFinding } from '../../../../preview/overview.ts'

/** Whether a finding says that a translation is to be looked at. */
export const isStale = ({ rule }: Pick<ShownFinding, 'rule'>): boolean => rule === 'stale-translations'
