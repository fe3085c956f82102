import type { DocumentEdit } from './change.ts'
import { editsBetween } from './editsBetween.ts'
import { editTogether } from './editTogether.ts'
import type { ThingConflict } from './mergeThings.ts'

/** Edits for a document as it is now, or what somebody else has done differently to the same thing since; `values` as ours and as theirs leave it. */
export type Rebased = { readonly edits: readonly DocumentEdit[]; readonly conflicts: readonly ThingConflict[] }

/**
 * Edits that were made of an earlier state of a document (`base`, its value), as edits of the state that `theirs` have made of it since. Where both do
 * different things to one thing there are no edits, and each such thing is told; '' is the whole document. Pure. Errors: `WriteProblem` where one of
 * them does not fit the base.
 */
export const rebase = (file: string, base: unknown, ours: readonly DocumentEdit[], theirs: readonly DocumentEdit[]): Rebased => {
  const together = editTogether(base, ours, theirs)
  if (!together) return { edits: [], conflicts: [{ pointer: '', values: [ours, theirs] }] }
  const { other, merged, conflicts } = together
  return { edits: conflicts.length > 0 ? [] : editsBetween(file, other, merged), conflicts }
}
