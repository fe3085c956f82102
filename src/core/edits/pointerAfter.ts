import { escapeKey, keysOf } from '../model/schema/path.ts'
import type { DocumentEdit } from './change.ts'
import { type Node, nodeAt, valueIn } from './jsonTree.ts'

const pointerOf = (keys: readonly string[]) => keys.map((key) => `/${escapeKey(key)}`).join('')

/** The length of the list at some keys; undefined where no list is. */
const lengthAt = (root: Node, keys: readonly string[]): number | undefined => {
  const found = nodeAt(root, keys)
  const { type, children = [] } = found ? valueIn(found) : { type: undefined }
  return type === 'array' ? children.length : undefined
}

const isUnder = (keys: readonly string[], parent: readonly string[]) =>
  parent.every((key, index) => keys[index] === key)

/** Keys once `count` entries have come into a list (or have gone, below zero) from a place on. */
const shifted = (
  keys: readonly string[],
  list: readonly string[],
  from: number,
  count: number,
): readonly string[] => {
  const index = Number(keys[list.length])
  if (keys.length <= list.length || !isUnder(keys, list) || !(index >= from)) return keys
  return keys.map((key, place) => (place === list.length ? String(index + count) : key))
}

const withoutEntry = (
  keys: readonly string[],
  gone: readonly string[],
  before: Node,
): readonly string[] => {
  const list = gone.slice(0, -1)
  return lengthAt(before, list) === undefined
    ? keys
    : shifted(keys, list, Number(gone.at(-1)) + 1, -1)
}

const moved = (
  keys: readonly string[],
  from: readonly string[],
  to: readonly string[],
  before: Node,
  after: Node,
): readonly string[] => {
  const list = to.slice(0, -1)
  const length = lengthAt(after, list)
  const place = to.at(-1) === '-' ? (length ?? 0) - 1 : Number(to.at(-1))
  if (isUnder(keys, from))
    return [
      ...list,
      length === undefined ? (to.at(-1) ?? '') : String(place),
      ...keys.slice(from.length),
    ]
  const rest = withoutEntry(keys, from, before)
  return length === undefined ? rest : shifted(rest, list, place, 1)
}

/** Where the value that a pointer leads to is found after an edit; undefined where it is gone. `before` and `after` are the document's trees. */
export const pointerAfter = (
  edit: DocumentEdit,
  pointer: string,
  before: Node,
  after: Node,
): string | undefined => {
  if (edit.kind === 'set') return pointer
  const [keys, at] = [keysOf(pointer), keysOf(edit.pointer)]
  if (edit.kind === 'insert') {
    const place = at.at(-1) === '-' ? Number.POSITIVE_INFINITY : Number(at.at(-1))
    return pointerOf(shifted(keys, at.slice(0, -1), place, edit.values.length))
  }
  if (edit.kind === 'move') return pointerOf(moved(keys, at, keysOf(edit.to), before, after))
  if (edit.kind === 'remove')
    return isUnder(keys, at) ? undefined : pointerOf(withoutEntry(keys, at, before))
  return isUnder(keys, at)
    ? pointerOf([...at.slice(0, -1), edit.key, ...keys.slice(at.length)])
    : pointer
}
