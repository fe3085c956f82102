import { isTree } from '../document/isTree.ts'
import { escapeKey } from '../model/schema/path.ts'
import type { DocumentEdit } from './change.ts'

/** The edits that make one value at a place of another, as deep inside as they can be: what is the same in both keeps its lines. */
export const editsInside = (
  file: string,
  before: unknown,
  after: unknown,
  pointer = '',
): DocumentEdit[] => {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const isSameKind =
    isTree(before) && isTree(after) && Array.isArray(before) === Array.isArray(after)
  if (!isSameKind || (Array.isArray(before) && before.length !== Object.keys(after).length))
    return [{ kind: 'set', file, pointer, value: after }]
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  return [
    ...Object.keys(after).flatMap((key) =>
      editsInside(file, before[key], after[key], `${pointer}/${escapeKey(key)}`),
    ),
    ...gone.map(
      (key): DocumentEdit => ({ kind: 'remove', file, pointer: `${pointer}/${escapeKey(key)}` }),
    ),
  ]
}
