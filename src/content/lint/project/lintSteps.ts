import type { SourceFile } from '../../../core/document/sources.ts'
import type { Locator } from '../findings/locate.ts'
import type { SharedContext, SharedView } from '../types/context.ts'
import type { KnownFile, LintFile } from '../types/file.ts'
import type { Found } from '../types/finding.ts'
import type { ProjectRule, Rule } from '../types/rule.ts'
import type { DocumentAnalysis } from './analyseDocument.ts'

/** The two steps of lint that take time. What they give depends on their arguments alone, and on what they were made of. */
export type LintSteps = {
  /** Checks a document by itself and sums it up; `show` is shown it while it is open. */
  readonly analyse: (
    source: SourceFile,
    view: SharedView,
    show?: (file: LintFile, analysis: DocumentAnalysis) => void,
  ) => DocumentAnalysis
  /** What rules find in all documents together; `locate` finds the places of it, where somebody knows them better. */
  readonly checkTogether: (
    files: readonly KnownFile[],
    rules: readonly ProjectRule[],
    locate?: Locator,
  ) => readonly Found[]
}

/** What the steps of a run are made of. */
export type LintRun = {
  readonly files: readonly SourceFile[]
  readonly shared: SharedContext
  readonly rules: readonly Rule[]
}

/** A layer around the steps, which answers what it knows. Whether there is one, the findings are the same. */
export type AnalysisCache = (steps: LintSteps, run: LintRun) => LintSteps
