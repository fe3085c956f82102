import type { DocumentEdit } from '../../../core/edits/change.ts'
import { jsonTree } from '../../../core/edits/jsonTree.ts'
import { pointerAfter } from '../../../core/edits/pointerAfter.ts'

/** Where a place of a document is after some edits, which are made one after the other; undefined where it is gone. */
export const placeAfter = (
  base: string,
  edits: readonly DocumentEdit[],
  pointer: string,
  made: (text: string, edit: DocumentEdit) => string,
): string | undefined => {
  let [text, at]: [string, string | undefined] = [base, pointer]
  for (const edit of edits) {
    const next = made(text, edit)
    at =
      at === undefined
        ? undefined
        : pointerAfter(edit, at, jsonTree(text, edit.file), jsonTree(next, edit.file))
    text = next
  }
  return at
}
