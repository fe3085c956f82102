import { locatorOf } from '../findings/locate.ts'
import { runRule } from '../ruleset/runRule.ts'
import type { DocumentContext, SharedView } from '../types/context.ts'
import type { LintFile, Summary, Suppression } from '../types/file.ts'
import type { Found } from '../types/finding.ts'
import type { DocumentRule } from '../types/rule.ts'
import { summaryOf, suppressionsOf } from './summary.ts'

/** All that lint knows of a document by itself: what is wrong in it, what it silences, and its summary. JSON as it stands. */
export type DocumentAnalysis = {
  readonly findings: readonly Found[]
  readonly suppressions: readonly Suppression[]
  /** Those of its summary, which need not be read for them: they are asked of all documents each time. */
  readonly days: Summary['days']
  readonly summary: Summary
}

const contextOf = (file: LintFile, view: SharedView): DocumentContext => {
  const pages =
    file.place?.kind === 'page' ? new Map([[file.place.route, file]]) : new Map<string, LintFile>()
  return Object.create(view, {
    files: { value: [file] },
    pages: { value: pages },
  }) as DocumentContext // the view's parts are read when rules ask
}

/** Checks one document with the rules that need no other one, and sums it up. Errors: `RuleCrash`. */
export const analyseDocument = (
  file: LintFile,
  view: SharedView,
  rules: readonly DocumentRule[],
): DocumentAnalysis => {
  const context = contextOf(file, view)
  let locate: ReturnType<typeof locatorOf> | undefined
  const findings = rules.flatMap((rule) =>
    runRule(rule, context).map((report) => {
      locate ??= locatorOf(file.text, file.rewritings)
      return locate(report, rule)
    }),
  )
  const summary = summaryOf(file, view)
  return { findings, suppressions: suppressionsOf(file), days: summary.days, summary }
}
