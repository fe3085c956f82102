import { type Locator, locatorIn } from '../findings/locate.ts'
import { runRule } from '../ruleset/runRule.ts'
import type { Context, SharedContext } from '../types/context.ts'
import type { KnownFile } from '../types/file.ts'
import type { Found } from '../types/finding.ts'
import type { ProjectRule } from '../types/rule.ts'
import { projectContextOf } from './projectContext.ts'

/** Checks documents together, with the rules that look at many; for one set of documents after another. Errors: `RuleCrash`. */
export const checkProject = (
  shared: SharedContext,
): ((files: readonly KnownFile[], rules: readonly ProjectRule[], locate?: Locator) => Found[]) => {
  let last:
    | { readonly files: readonly KnownFile[]; readonly context: Context; readonly locate: Locator }
    | undefined
  return (files, rules, ownLocate) => {
    if (last?.files !== files)
      last = { files, context: projectContextOf(files, shared), locate: locatorIn(files) }
    const { context } = last
    const locate = ownLocate ?? last.locate
    // What is remembered of a context is then not shared between rules, each of which has its own.
    return rules.flatMap((rule) =>
      runRule(rule, Object.create(context) as Context).map((report) => locate(report, rule)),
    )
  }
}
