import type { Sources } from '../../core/document/sources.ts'
import type { Progress } from '../../core/engine/Progress.ts'
import { withIds } from './findings/idOf.ts'
import { locatorIn } from './findings/locate.ts'
import { applySuppressions, type SuppressedFinding } from './findings/suppressions.ts'
import { AnalysedFile } from './project/analysedFile.ts'
import { comingFindings } from './project/comingFindings.ts'
import type { AnalysisCache } from './project/lintSteps.ts'
import { sharedContextOf } from './project/sharedContext.ts'
import { sharedViewOf } from './project/sharedView.ts'
import { stepsOf } from './project/stepsOf.ts'
import { nothingKnown } from './project/summary.ts'
import { aloneIn, reported } from './ruleset/reported.ts'
import type { KnownFile } from './types/file.ts'
import type { Finding } from './types/finding.ts'
import type { LintKit } from './types/LintKit.ts'
import { isProjectRule } from './types/rule.ts'

/** `today` is the office's day as year-month-day; `cache` remembers, and changes no finding. */
export type LintOptions = {
  readonly today: string
  readonly cache?: AnalysisCache | undefined
  /** The site is judged for today alone, as one that is built for today: days to come are for those who write it. */
  readonly onlyToday?: boolean
  /** Is told how far the work is. */
  readonly progress?: Progress | undefined
}

/** What a site's documents say, summed up, and all findings, sorted by file and place; beside them what the documents silence. */
export type Linted = {
  readonly findings: readonly Finding[]
  readonly files: readonly KnownFile[]
  readonly suppressed: readonly SuppressedFinding[]
}

/**
 * Checks a site: each document by itself, which also sums it up, then all of them together by their summaries. Pure: it
 * reads no file and no clock but for the day. What days to come will make wrong is told with the first of them. Errors: `RuleCrash`, which names the rule.
 */
export const lintSite = (kit: LintKit, sources: Sources, options: LintOptions): Linted => {
  const { rules } = kit
  const { today, cache = (steps) => steps, progress, onlyToday = false } = options
  const shared = sharedContextOf(kit, sources, today)
  const run = { files: sources.files, shared, rules }
  const steps = cache(stepsOf(run), run)

  const view = sharedViewOf(shared)
  const analyses = sources.files.map((source, index) => {
    progress?.('Checking documents', index + 1, sources.files.length)
    return steps.analyse(source, view)
  })
  const files = sources.files.map(
    (source, index) =>
      new AnalysedFile(kit, source, analyses[index] ?? { summary: nothingKnown }, shared),
  )
  const unread = shared.unread
    .filter(({ path }) => path.endsWith('.json'))
    .map(({ path }) => new AnalysedFile(kit, { path, text: '' }, { summary: nothingKnown }, shared))
  const together = steps.checkTogether([...files, ...unread], rules.filter(isProjectRule))

  const locate = locatorIn(files)
  const found = [...analyses.flatMap((analysis) => analysis.findings), ...together]
  const alone = aloneIn(found, rules)
  if (alone.length > 0) return { findings: withIds(alone, sources.files), files, suppressed: [] }
  const days = analyses.flatMap((analysis) => analysis.days)
  const coming = onlyToday
    ? []
    : comingFindings(kit, sources, { shared, files, unread, findings: found, days })
  const suppressions = analyses.map((analysis, index) => ({
    path: files[index]?.path ?? '',
    suppressions: analysis.suppressions,
  }))
  const { findings: remaining, suppressed } = applySuppressions(
    [...found, ...coming],
    suppressions,
    rules,
    locate,
  )
  return {
    findings: withIds(reported(remaining, rules, locate), sources.files),
    files,
    suppressed,
  }
}

/** The findings of `lintSite` alone. */
export const lint = (kit: LintKit, sources: Sources, options: LintOptions): Finding[] => [
  ...lintSite(kit, sources, options).findings,
]
