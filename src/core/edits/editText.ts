import { getNodeValue } from 'jsonc-parser'
import { parseJson, unheldText, withDigitsOf } from '../document/exactNumbers.ts'
import { escapeKey, keysOf } from '../model/schema/path.ts'
import { type DocumentEdit, type KeyOrder, WriteProblem } from './change.ts'
import { insertInto, type Piece } from './insertInto.ts'
import { childAt, jsonTree, keyOf, type Node, nodeAt, valueIn } from './jsonTree.ts'
import { hasBreak, indentAt, layoutOf, onOneLine, writeValue } from './layout.ts'
import { removeFrom } from './removeFrom.ts'

/** The text after an edit, and the edits that take it back; none where it changes nothing. */
export type Edited = { readonly text: string; readonly back: readonly DocumentEdit[] }

type EditTarget = {
  readonly file: string
  readonly root: Node
  readonly keys: readonly string[]
  readonly container: Node
  readonly key: string
}

const pointerTo = (keys: readonly (string | number)[]) =>
  keys.map((key) => `/${escapeKey(String(key))}`).join('')

const nothingAt = (file: string, pointer: string) =>
  new WriteProblem({ code: 'goneAt', data: { file, pointer } })

/** The object or list that holds a pointer. */
const placeOf = (root: Node, file: string, pointer: string): EditTarget => {
  const keys = keysOf(pointer)
  const key = keys.at(-1)
  const parent = nodeAt(root, keys.slice(0, -1))
  const container = parent && valueIn(parent)
  if (key === undefined || (container?.type !== 'object' && container?.type !== 'array'))
    throw nothingAt(file, pointer)
  return { file, root, keys: keys.slice(0, -1), container, key }
}

const childIn = ({ file, keys, container, key }: EditTarget): Node => {
  const child = childAt(container, key)
  if (!child) throw nothingAt(file, pointerTo([...keys, key]))
  return child
}

/** The place of a list that a pointer names, its end included. */
const indexIn = ({ file, keys, container: { type, children = [] }, key }: EditTarget): number => {
  const index = key === '-' ? children.length : Number(key)
  if (type !== 'array' || !/^(-|0|[1-9]\d*)$/.test(key) || index > children.length)
    throw nothingAt(file, pointerTo([...keys, key]))
  return index
}

/** Where a new key belongs among those that are there: after the nearest one before it in the schema's order. */
const indexOfKey = ({ file, root, keys, container, key }: EditTarget, order: KeyOrder): number => {
  const children = container.children ?? []
  const known = order(file, keys, getNodeValue(root), key)
  const rank = known.indexOf(key)
  if (rank < 0) return children.length
  const before = children.findLastIndex((child) => {
    const other = known.indexOf(keyOf(child))
    return other >= 0 && other < rank
  })
  if (before >= 0) return before + 1
  const after = children.findIndex((child) => known.includes(keyOf(child)))
  return after < 0 ? children.length : after
}

const put = (text: string, place: EditTarget, piece: Piece, order: KeyOrder): string => {
  const isList = place.container.type === 'array'
  const index = isList ? indexIn(place) : indexOfKey(place, order)
  return insertInto(
    text,
    place.container,
    index,
    [isList ? piece : { ...piece, key: place.key }],
    layoutOf(text),
  )
}

/** How a number is written, if its value doesn't say so. */
const numberIn = (type: Node['type'], raw: string): { readonly number?: string } => {
  const number = type === 'number' ? unheldText(raw) : undefined
  return number === undefined ? {} : { number }
}

const set = (
  text: string,
  root: Node,
  { file, pointer, value, number }: Extract<DocumentEdit, { kind: 'set' }>,
  order: KeyOrder,
): Edited => {
  const place = pointer === '' ? undefined : placeOf(root, file, pointer)
  const found = place ? childAt(place.container, place.key) : root
  if (!found && place?.container.type === 'object')
    return {
      text: put(
        text,
        place,
        { value, ...(number === undefined ? {} : { raw: { text: number, indent: '' } }) },
        order,
      ),
      back: [{ kind: 'remove', file, pointer }],
    }
  if (!found) throw nothingAt(file, pointer)
  const node = valueIn(found)
  const raw = text.slice(node.offset, node.offset + node.length)
  const before = parseJson(raw)
  const isAsBefore =
    number === undefined ? JSON.stringify(before) === JSON.stringify(value) : number === raw
  if (isAsBefore) return { text, back: [] }
  const whole = withDigitsOf(value, before)
  const written =
    number ??
    (hasBreak(text)
      ? writeValue(whole, indentAt(text, node.offset), layoutOf(text))
      : onOneLine(whole))
  return {
    text: text.slice(0, node.offset) + written + text.slice(node.offset + node.length),
    back: [{ kind: 'set', file, pointer, value: before, ...numberIn(node.type, raw) }],
  }
}

const insert = (
  text: string,
  root: Node,
  { file, pointer, values, texts }: Extract<DocumentEdit, { kind: 'insert' }>,
): Edited => {
  const place = placeOf(root, file, pointer)
  const index = indexIn(place)
  const pieces = values.map((value, number): Piece => {
    const raw = texts?.[number]
    return raw ? { value, raw } : { value }
  })
  const back = values.map(
    () => ({ kind: 'remove', file, pointer: pointerTo([...place.keys, index]) }) as const,
  )
  return { text: insertInto(text, place.container, index, pieces, layoutOf(text)), back }
}

const remove = (
  text: string,
  root: Node,
  { file, pointer }: Extract<DocumentEdit, { kind: 'remove' }>,
): Edited => {
  const place = placeOf(root, file, pointer)
  const child = childIn(place)
  const { offset, length, type } = valueIn(child)
  const raw = text.slice(offset, offset + length)
  const value = parseJson(raw)
  const back =
    place.container.type === 'array'
      ? ({ kind: 'insert', file, pointer, values: [value] } as const)
      : ({ kind: 'set', file, pointer, value, ...numberIn(type, raw) } as const)
  return { text: removeFrom(text, place.container, child), back: [back] }
}

const move = (
  text: string,
  root: Node,
  { file, pointer, to }: Extract<DocumentEdit, { kind: 'move' }>,
  order: KeyOrder,
): Edited => {
  if (pointer === to) return { text, back: [] }
  const from = placeOf(root, file, pointer)
  const child = childIn(from)
  const node = valueIn(child)
  const raw = {
    text: text.slice(node.offset, node.offset + node.length),
    indent: indentAt(text, child.offset),
  }
  const without = removeFrom(text, from.container, child)
  const place = placeOf(jsonTree(without, file), file, to)
  if (place.container.type === 'object' && childAt(place.container, place.key))
    throw new WriteProblem({ code: 'takenAt', data: { file, pointer: to } })
  const written = put(without, place, { value: getNodeValue(node), raw }, order)
  const end = place.container.type === 'array' ? pointerTo([...place.keys, indexIn(place)]) : to
  return { text: written, back: [{ kind: 'move', file, pointer: end, to: pointer }] }
}

const rename = (
  text: string,
  root: Node,
  { file, pointer, key }: Extract<DocumentEdit, { kind: 'rename' }>,
): Edited => {
  const place = placeOf(root, file, pointer)
  const name = childIn(place).children?.[0]
  if (place.container.type !== 'object' || !name) throw nothingAt(file, pointer)
  if (place.key === key) return { text, back: [] }
  if (childAt(place.container, key))
    throw new WriteProblem({ code: 'keyTaken', data: { file, key, beside: place.key } })
  const back = {
    kind: 'rename',
    file,
    pointer: pointerTo([...place.keys, key]),
    key: place.key,
  } as const
  return {
    text: text.slice(0, name.offset) + JSON.stringify(key) + text.slice(name.offset + name.length),
    back: [back],
  }
}

/** Makes one edit in the text of a document; what it does not name stays as it is written. Errors: `WriteProblem`. */
export const editText = (text: string, edit: DocumentEdit, order: KeyOrder): Edited => {
  const root = jsonTree(text, edit.file)
  if (edit.kind === 'set') return set(text, root, edit, order)
  if (edit.kind === 'insert') return insert(text, root, edit)
  if (edit.kind === 'remove') return remove(text, root, edit)
  return edit.kind === 'move' ? move(text, root, edit, order) : rename(text, root, edit)
}
