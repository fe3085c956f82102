import type { SourceFile, Sources } from '../../../core/document/sources.ts'
import { withIds } from '../findings/idOf.ts'
import { locatorOf } from '../findings/locate.ts'
import { applySuppressions, silenceRule } from '../findings/suppressions.ts'
import { reported } from '../ruleset/reported.ts'
import type { KnownFile } from '../types/file.ts'
import type { Finding } from '../types/finding.ts'
import type { LintKit } from '../types/LintKit.ts'
import { isDocumentRule } from '../types/rule.ts'
import { analyseDocument } from './analyseDocument.ts'
import { AnalysedFile } from './analysedFile.ts'
import { readDocument } from './readDocument.ts'
import { sharedContextOf } from './sharedContext.ts'
import { sharedViewOf } from './sharedView.ts'

/** Documents by themselves: summed up, and what rules find in them that look at no other. */
export type LintedDocuments = {
  readonly files: readonly KnownFile[]
  readonly findings: readonly Finding[]
}

/**
 * Checks some documents of a site by themselves, in a moment however many the site has. What all documents together have amiss is not looked for, nor which
 * silences are no longer needed. `today` as year-month-day. Errors: `RuleCrash`, which names the rule.
 */
export const lintDocuments = (
  kit: LintKit,
  sources: Sources,
  changed: readonly SourceFile[],
  today: string,
): LintedDocuments => {
  const { rules } = kit
  const shared = sharedContextOf(kit, sources, today)
  const view = sharedViewOf(shared)
  const documentRules = rules.filter(isDocumentRule)
  const linted = changed.map((source) => {
    const file = readDocument(kit, source.path, source.text, shared)
    const { findings, suppressions, summary } = analyseDocument(file, view, documentRules)
    const locate = locatorOf(file.text, file.rewritings)
    const heard = applySuppressions(
      findings,
      [{ path: source.path, suppressions }],
      rules,
      locate,
    ).findings.filter(({ rule }) => rule !== silenceRule.name)
    return {
      file: new AnalysedFile(kit, source, { summary }, shared),
      told: reported(heard, rules, locate),
    }
  })
  return {
    files: linted.map(({ file }) => file),
    findings: withIds(
      linted.flatMap(({ told }) => told),
      changed,
    ),
  }
}
