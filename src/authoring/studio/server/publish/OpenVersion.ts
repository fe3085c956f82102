import type { States } from '../../../../content/changes/states.ts'
import type { Changes } from '../../../../content/changes/told.ts'
import type { Version } from '../../../../site/git/versions.ts'

/** A version with the two states that it stands between, and what they differ by. */
export type OpenVersion = {
  readonly version: Version
  readonly states: States
  readonly changes: Changes
}
