import type { Finding } from '../../content/lint/types/finding.ts'

const rules: ReadonlySet<string> = new Set(['stale-translations', 'translation-order'])

/** Whether a finding says that a translation has not followed its original. */
export const isBehind = ({ rule }: Pick<Finding, 'rule'>): boolean => rules.has(rule)
