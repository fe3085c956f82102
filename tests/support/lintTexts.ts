import { textsOf } from '../../src/content/lint/findings/wholeMessage.ts'
import * as source from '../../src/content/lint/lint.ts'
import type { Finding } from '../../src/content/lint/types/finding.ts'

/** A finding with its texts for people who see the files. */
export type ReadFinding = Finding & ReturnType<typeof textsOf>

export const withTexts = (finding: Finding): ReadFinding => ({ ...finding, ...textsOf(finding) })

/** What lint finds, with its texts. */
export const lint = (...args: Parameters<typeof source.lint>): ReadFinding[] =>
  source.lint(...args).map(withTexts)

/** A run of lint, the findings with their texts. */
export const lintSite = (...args: Parameters<typeof source.lintSite>) => {
  const linted = source.lintSite(...args)
  return { ...linted, findings: linted.findings.map(withTexts) }
}
