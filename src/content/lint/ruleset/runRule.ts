import { saidAt } from '../../../core/text/partPlace.ts'
import { isDoubtful } from '../schema/isDoubtful.ts'
import type { LintFile } from '../types/file.ts'
import type { Report } from '../types/report.ts'
import type { Rule } from '../types/rule.ts'

/** A rule that failed: a mistake in the engine, never in a document. Commands exit with 2. @internal For tests. */
export class RuleCrash extends Error {
  constructor(
    readonly rule: string,
    override readonly cause: unknown,
  ) {
    super(`The lint rule "${rule}" failed: ${saidAt(cause)}`)
  }
}

/** After so many findings of one rule the rest is not looked for: a document from a stranger must not stop the check. */
export const maxReports = 2000

type Checked = { readonly files: readonly LintFile[] }

/** Whether a report follows from a fault with what the rule went by. */
const followsFrom = ({ file, goesBy = [] }: Report, { files }: Checked): boolean => {
  const faults = files.find(({ path }) => path === file)?.faults ?? []
  return goesBy.some((pointer) => isDoubtful(pointer, faults))
}

/** What a rule finds, up to the most that is told. Errors: `RuleCrash`, which names the rule. */
export const runRule = <C extends Checked>(
  rule: Pick<Rule, 'name'> & { readonly check: (context: C) => Iterable<Report> },
  context: C,
): Report[] => {
  try {
    const reports: Report[] = []
    for (const report of rule.check(context)) {
      if (report.goesBy && followsFrom(report, context)) continue
      if (reports.length === maxReports)
        return [...reports.slice(0, -1), { ...report, isLast: true }]
      reports.push(report)
    }
    return reports
  } catch (error) {
    throw new RuleCrash(rule.name, error)
  }
}
