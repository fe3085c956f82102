import type { DocumentEdit } from '../../../../core/edits/change.ts'
import type { OpenConflict, Pending, Wanted } from './StudioState.ts'

type At = { readonly file: string; readonly pointer: string }

const isAt = (one: At, other: At) => one.file === other.file && one.pointer === other.pointer

/** The value that edits set at a place; undefined if they don't. */
const setAt = (edits: readonly DocumentEdit[], at: At) =>
  edits.find(
    (edit): edit is Extract<DocumentEdit, { kind: 'set' }> => edit.kind === 'set' && isAt(edit, at),
  )

/** A conflict after more was typed at its place: what is chosen is the latest. Pure. */
export const typedOn = (conflict: OpenConflict, edits: readonly DocumentEdit[]): OpenConflict => {
  const edit = 'ourValue' in conflict ? setAt(edits, conflict) : undefined
  return edit ? { ...conflict, ours: String(edit.value), ourValue: edit.value } : conflict
}

/** The same of the change that brought it, and as it is kept in the browser. Pure. */
export const withValues = <Change extends Wanted>(
  change: Change,
  edits: readonly DocumentEdit[],
): Change => ({
  ...change,
  edits: change.edits.map((edit) => (edit.kind === 'set' && setAt(edits, edit)) || edit),
})

/** What of a change is none of the places that wait for a choice. Pure. */
export const besides = (
  edits: readonly DocumentEdit[],
  conflicts: readonly OpenConflict[],
): DocumentEdit[] =>
  edits.filter(
    (edit) =>
      edit.kind !== 'set' ||
      !conflicts.some((conflict) => 'ourValue' in conflict && isAt(conflict, edit)),
  )

/** The change as it is shown until its author has chosen: ours, where the file has it now. Undefined if that has no place. Pure. */
export const shownUntilChosen = (
  change: Pending,
  conflicts: readonly OpenConflict[],
): Pending | undefined => {
  const edits = conflicts.flatMap(({ file, pointer, ...conflict }) =>
    'ourValue' in conflict
      ? [{ kind: 'set', file, pointer, value: conflict.ourValue } as const]
      : [],
  )
  return edits.length > 0
    ? { ...change, edits, base: conflicts[0]?.base ?? change.base }
    : undefined
}

/** Whether a change waits for the author to choose: it is about the same place, or shifts places in that file. Pure. */
export const waitsForChoice = (
  { id, edits }: Pick<Pending, 'id' | 'edits'>,
  conflicts: readonly OpenConflict[],
): boolean =>
  conflicts.some(
    (conflict) =>
      conflict.id === id ||
      edits.some(
        ({ kind, file, pointer }) =>
          file === conflict.file &&
          (kind !== 'set' ||
            pointer === conflict.pointer ||
            conflict.pointer.startsWith(`${pointer}/`)),
      ),
  )
