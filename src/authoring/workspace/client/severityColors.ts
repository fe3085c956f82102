import type { Severity } from '../../../content/lint/types/finding.ts'

/** The colours of findings, the gravest first. */
export const severityColors = {
  error: 'red',
  warning: 'amber',
  note: 'gray',
} as const satisfies Record<Severity, string>
