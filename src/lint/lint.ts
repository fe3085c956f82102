import type { Sources } from '../model/sources.ts'
import { type Context, contextOf, readDocument } from './context.ts'
import type { Finding } from './finding.ts'
import { type Locator, locatorOf } from './locate.ts'
import type { Report, Rule } from './rule.ts'
import { rules as allRules } from './rules.ts'
import { applySilences } from './silences.ts'

/** `today` as year-month-day, usually the clock's; `rules` for tests of one rule; `read` for a cache of documents. */
export type LintOptions = { readonly today?: string; readonly rules?: readonly Rule[]; readonly read?: typeof readDocument }

/** A rule that failed: a mistake in the engine, never in a document. Commands exit with 2. */
export class RuleCrash extends Error {
  constructor(
    readonly rule: string,
    override readonly cause: unknown,
  ) {
    super(`The lint rule "${rule}" failed: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

/** After so many findings of one rule the rest is not looked for: a document from a stranger must not stop the check. */
const mostReports = 2000

const run = (rule: Rule, context: Context): Report[] => {
  try {
    const reports: Report[] = []
    for (const report of rule.check(context)) {
      if (reports.length === mostReports)
        return [...reports.slice(0, -1), { ...report, message: `${report.message} There are more of this kind, which are not told.` }]
      reports.push(report)
    }
    return reports
  } catch (error) {
    throw new RuleCrash(rule.name, error)
  }
}

const order = (a: Finding, b: Finding): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column || (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0)

/**
 * Checks a site. Takes its sources; gives all findings, sorted by file and place. Pure: it reads no file and no
 * clock but for the day. Errors: `RuleCrash`, which names the rule.
 */
export const lint = (sources: Sources, options: LintOptions = {}): Finding[] => {
  const rules = options.rules ?? allRules
  const context = contextOf(sources, options.today ?? new Date().toISOString().slice(0, 10), options.read ?? readDocument)
  const texts = new Map(context.files.map(({ path, text }) => [path, text]))
  const locators = new Map<string, Locator>()
  const findings = rules.flatMap((rule) =>
    run(rule, context).map((report) => {
      const locate = locators.get(report.file) ?? locatorOf(texts.get(report.file) ?? '')
      locators.set(report.file, locate)
      return locate(report, rule)
    }),
  )
  return applySilences(findings, context, rules, locators, locatorOf).sort(order)
}
