import type { LintKit } from '../../../lint/LintKit.ts'
import type { AnalysisCache } from '../../../lint/lintSteps.ts'
import type { Desk } from '../../../preview/desk.ts'
import type { Patience } from '../../../publish/remoteTip.ts'
import type { Git } from '../../../publish/runGit.ts'
import type { History } from '../history.ts'

/** What a site is published with. */
export type PublishDesk = {
  readonly desk: Desk
  readonly kit: () => LintKit
  readonly history: History
  readonly now: () => Date
  readonly git: Git
  readonly patience: Patience
  readonly cache: AnalysisCache
  /** Builds the site for visitors, where no git brings it to a server; gives why it can't be, in words. */
  readonly build: () => Promise<string | undefined>
}
