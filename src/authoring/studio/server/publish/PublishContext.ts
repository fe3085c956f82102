import type { AnalysisCache } from '../../../../content/lint/project/lintSteps.ts'
import type { LintKit } from '../../../../content/lint/types/LintKit.ts'
import type { Timeouts } from '../../../../site/git/remoteTip.ts'
import type { Git } from '../../../../site/git/runGit.ts'
import type { Workspace } from '../../../workspace/workspace.ts'
import type { History } from '../history/history.ts'

/** What a site is published with. */
export type PublishContext = {
  readonly workspace: Workspace
  readonly kit: () => LintKit
  readonly history: History
  readonly now: () => Date
  readonly git: Git
  readonly timeout: Timeouts
  readonly cache: AnalysisCache
  /** Builds the site for visitors, where no git brings it to a server; gives why it can't be, in words. */
  readonly build: () => Promise<string | undefined>
}
