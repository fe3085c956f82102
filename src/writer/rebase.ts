import { keysOf } from '../model/path.ts'
import type { DocumentEdit } from './change.ts'
import { editsBetween } from './editsBetween.ts'
import { editTogether } from './editTogether.ts'
import { childOf, childrenOf, pointerWith, type Thing } from './identify.ts'
import type { ThingConflict } from './mergeThings.ts'

/** Two different things done to one thing; `now` is where it stands in the state of today, undefined where it is gone from there. */
export type RebaseConflict = ThingConflict & { readonly now: string | undefined }

/** Edits for a document as it is now, or what somebody else has done differently to the same thing since; `values` as ours and as theirs leave it. */
export type Rebased = { readonly edits: readonly DocumentEdit[]; readonly conflicts: readonly RebaseConflict[] }

/** Where the thing with an id stands. */
const pointerOfId = (root: Thing, id: number, pointer = ''): string | undefined => {
  if (root.id === id) return pointer
  for (const [key, child] of childrenOf(root)) {
    const found = pointerOfId(child, id, pointerWith(pointer, key))
    if (found !== undefined) return found
  }
  return undefined
}

/** Where a place of the base stands now: what both have put there newly stands under the same key of the same object. */
const placeNow = (base: Thing, other: Thing, pointer: string): string | undefined => {
  const keys = keysOf(pointer)
  const key = keys.pop()
  if (key === undefined) return ''
  let parent: Thing | undefined = base
  for (const one of keys) parent = parent && childOf(parent, one)
  const thing = parent && childOf(parent, key)
  if (thing) return pointerOfId(other, thing.id)
  const around = parent && parent.content.kind === 'object' ? pointerOfId(other, parent.id) : undefined
  return around === undefined ? undefined : pointerWith(around, key)
}

/**
 * Edits that were made of an earlier state of a document (`base`, its value), as edits of the state that `theirs` have made of it since. Where both do
 * different things to one thing there are no edits, and each such thing is told; '' is the whole document. Pure. Errors: `WriteProblem` where one of
 * them does not fit the base.
 */
export const rebase = (file: string, value: unknown, ours: readonly DocumentEdit[], theirs: readonly DocumentEdit[]): Rebased => {
  const together = editTogether(value, ours, theirs)
  if (!together) return { edits: [], conflicts: [{ pointer: '', values: [ours, theirs], now: undefined }] }
  const { base, other, merged, conflicts } = together
  return {
    edits: conflicts.length > 0 ? [] : editsBetween(file, other, merged),
    conflicts: conflicts.map((conflict) => ({ ...conflict, now: placeNow(base, other, conflict.pointer) })),
  }
}
