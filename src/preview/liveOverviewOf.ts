import type { Desk } from './desk.ts'
import { type Overview, overviewOf } from './overview.ts'

/** What authoring pages are told of a site while it is written. */
export type LiveOverview = Overview & { readonly version: number; readonly problem?: string | undefined }

export const liveOverviewOf = (desk: Desk): LiveOverview => ({ ...overviewOf(desk.live(), desk.root), version: desk.version(), problem: desk.problem() })
