import { type Overview, overviewOf } from './overview.ts'
import type { Workspace } from './workspace.ts'

/** What authoring pages are told of a site while it is written. */
export type LiveOverview = Overview & {
  readonly version: number
  readonly problem?: string | undefined
}

export const liveOverviewOf = (workspace: Workspace): LiveOverview => ({
  ...overviewOf(workspace.live(), workspace.root),
  version: workspace.version(),
  problem: workspace.problem(),
})
