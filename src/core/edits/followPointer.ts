import type { DocumentEdit } from './change.ts'
import { editThings, identify } from './identify.ts'
import { placeNow } from './placeNow.ts'

/**
 * Where the thing at a pointer of a document's value stands once some edits have been made of it; undefined where it is gone.
 * Pure. Errors: `WriteProblem` where an edit does not fit.
 */
export const followPointer = (
  value: unknown,
  edits: readonly DocumentEdit[],
  pointer: string,
): string | undefined => {
  const after = identify(value)
  let next = 0
  for (const edit of edits) editThings(after, edit, () => (next -= 1))
  return placeNow(identify(value), after, pointer)
}
