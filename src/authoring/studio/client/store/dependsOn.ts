import type { DocumentEdit } from '../../../../core/edits/change.ts'

type Edits = { readonly edits: readonly DocumentEdit[] }

const isWithin = (pointer: string, outer: string) =>
  pointer === outer || pointer.startsWith(`${outer}/`)

/** Another value for the very same text takes the place of the one before. */
const replaces = (later: DocumentEdit, earlier: DocumentEdit) =>
  later.kind === 'set' && earlier.kind === 'set' && later.pointer === earlier.pointer

/**
 * Whether a change can't be made as long as an earlier one is not: what comes, goes or moves shifts the places that were written in after it, and what stands
 * inside of a value needs that value. Pure.
 */
export const dependsOn = (later: Edits, earlier: Edits): boolean =>
  earlier.edits.some((before) =>
    later.edits.some((edit) => {
      if (edit.file !== before.file) return false
      if (before.kind !== 'set' || edit.kind === 'move') return true
      return (
        !replaces(edit, before) &&
        (isWithin(edit.pointer, before.pointer) || isWithin(before.pointer, edit.pointer))
      )
    }),
  )

/** Whether a change says anew all that an earlier one was to say, so that nothing is left of that. Pure. */
export const supersedes = (later: Edits, earlier: Edits): boolean =>
  earlier.edits.every((before) =>
    later.edits.some((edit) => edit.file === before.file && replaces(edit, before)),
  )
