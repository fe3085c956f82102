import type { SourceFile } from '../document/sources.ts'
import type { Across } from './acrossRules.ts'
import { type Around, contextOfOne, readDocument } from './context.ts'
import type { Finding } from './finding.ts'
import { locatorOf } from './locate.ts'
import type { Rule } from './rule.ts'
import { runRule } from './runRule.ts'
import { type Silence, type Summary, silencesOf, summaryOf } from './summary.ts'

/** All that lint knows of a document by itself: what is wrong in it, what it silences, and its summary. JSON as it stands; a cache may keep it. */
export type Noted = { readonly findings: readonly Finding[]; readonly silences: readonly Silence[]; readonly summary: Summary }

/**
 * Keeps what was noted of documents. It is opened with a text that stands for everything else that notes depend on:
 * what was noted under another text does not count. Errors are its own: `find` gives nothing where it can't.
 */
export type NoteCache = (base: string) => {
  readonly find: (source: SourceFile) => Noted | undefined
  readonly keep: (source: SourceFile, noted: Noted) => void
  /** What was noted of a document the last time, whatever its text is now. */
  readonly last: (path: string) => Noted | undefined
  /** What rules across these documents found the last time, if it was of just these, each as it was noted then. */
  readonly across: (paths: readonly string[]) => Across | undefined
  readonly keepAcross: (paths: readonly string[], across: Across) => void
}

/** Checks one document with the rules that need no other one, and sums it up. Errors: `RuleCrash`. */
export const noteDocument = ({ path, text }: SourceFile, around: Around, rules: readonly Rule[]): Noted => {
  const file = readDocument(around.kit, path, text)
  const context = contextOfOne(file, around)
  let locate: ReturnType<typeof locatorOf> | undefined
  const findings = rules.flatMap((rule) =>
    runRule(rule, context).map((report) => {
      locate ??= locatorOf(text)
      return locate(report, rule)
    }),
  )
  return { findings, silences: silencesOf(file), summary: summaryOf(file, around) }
}
