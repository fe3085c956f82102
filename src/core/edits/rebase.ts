import type { DocumentEdit } from './change.ts'
import { editsBetween } from './editsBetween.ts'
import { editTogether } from './editTogether.ts'
import type { ThingConflict } from './mergeThings.ts'
import { placeNow } from './placeNow.ts'

/** Two different things done to one thing; `now` is where it stands in the state of today, undefined where it is gone from there. */
type RebaseConflict = ThingConflict & { readonly now: string | undefined }

/** Edits for a document as it is now, or what somebody else has done differently to the same thing since; `values` as ours and as theirs leave it. */
export type Rebased = {
  readonly edits: readonly DocumentEdit[]
  readonly conflicts: readonly RebaseConflict[]
}

/**
 * Edits that were made of an earlier state of a document (`base`, its value), as edits of the state that `theirs` have made of it since. Where both do
 * different things to one thing there are no edits, and each such thing is told; '' is the whole document. Pure. Errors: `WriteProblem` where one of
 * them does not fit the base.
 */
export const rebase = (
  file: string,
  value: unknown,
  ours: readonly DocumentEdit[],
  theirs: readonly DocumentEdit[],
): Rebased => {
  const together = editTogether(value, ours, theirs)
  if (!together)
    return { edits: [], conflicts: [{ pointer: '', values: [ours, theirs], now: undefined }] }
  const { base, other, merged, conflicts } = together
  return {
    edits: conflicts.length > 0 ? [] : editsBetween(file, other, merged),
    conflicts: conflicts.map((conflict) => ({
      ...conflict,
      now: placeNow(base, other, conflict.pointer),
    })),
  }
}
