import { isObject } from '../document/isObject.ts'
import { escapeKey, keysOf } from '../model/schema/path.ts'
import { type DocumentEdit, WriteProblem } from './change.ts'

/**
 * A value of a document that stays the same one while it is changed, moved and renamed: `id` counts the values of the base; what is
 * new has an id below zero. `isNew` where all that it holds was put there as a whole.
 */
export type Thing = { readonly id: number; isNew: boolean; content: Content }
type Content =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'object'; entries: Map<string, Thing> }
  | { readonly kind: 'list'; items: Thing[] }

const contentOf = (value: unknown, next: () => number, isNew: boolean): Content => {
  if (Array.isArray(value))
    return { kind: 'list', items: value.map((entry) => thingOf(entry, next, isNew)) }
  if (!isObject(value)) return { kind: 'value', value }
  return {
    kind: 'object',
    entries: new Map(
      Object.entries(value).map(([key, entry]) => [key, thingOf(entry, next, isNew)]),
    ),
  }
}

const thingOf = (value: unknown, next: () => number, isNew: boolean): Thing => ({
  id: next(),
  isNew,
  content: contentOf(value, next, isNew),
})

/** The values of a document, counted in the order in which they stand: the same document always gives the same ids. */
export const identify = (value: unknown): Thing => {
  let count = 0
  return thingOf(value, () => count++, false)
}

/** A new value; `mark` tells the new ones of several changes apart. */
const newThing = (value: unknown, next: () => number): Thing => thingOf(value, next, true)

/** The value itself. */
export const plain = ({ content }: Thing): unknown => {
  if (content.kind === 'value') return content.value
  if (content.kind === 'list') return content.items.map(plain)
  return Object.fromEntries([...content.entries].map(([key, thing]) => [key, plain(thing)]))
}

export const childrenOf = ({ content }: Thing): readonly (readonly [string, Thing])[] => {
  if (content.kind === 'value') return []
  return content.kind === 'list'
    ? content.items.map((thing, index) => [String(index), thing])
    : [...content.entries]
}

export const childOf = ({ content }: Thing, key: string): Thing | undefined =>
  content.kind === 'object'
    ? content.entries.get(key)
    : content.kind === 'list'
      ? content.items[Number(key)]
      : undefined

export const pointerWith = (pointer: string, key: string): string => `${pointer}/${escapeKey(key)}`

const fail = (file: string, pointer: string): never => {
  throw new WriteProblem({ code: 'goneAt', data: { file, pointer } })
}

const placeIn = (root: Thing, file: string, pointer: string): { parent: Thing; key: string } => {
  const keys = keysOf(pointer)
  const key = keys.pop() ?? fail(file, pointer)
  let parent = root
  for (const one of keys) parent = childOf(parent, one) ?? fail(file, pointer)
  return { parent, key }
}

const putIn = ({ content }: Thing, key: string, things: readonly Thing[]): void => {
  if (content.kind === 'list')
    content.items.splice(key === '-' ? content.items.length : Number(key), 0, ...things)
  else if (content.kind === 'object') for (const thing of things) content.entries.set(key, thing)
}

const takeFrom = ({ content }: Thing, key: string): void => {
  if (content.kind === 'list') content.items.splice(Number(key), 1)
  else if (content.kind === 'object') content.entries.delete(key)
}

/** Makes an edit among identified values, as `editText` does in a text. `next` gives ids for what is new. */
export const editThings = (root: Thing, edit: DocumentEdit, next: () => number): void => {
  const { file, pointer } = edit
  if (edit.kind === 'set' && pointer === '') {
    Object.assign(root, { isNew: true, content: newThing(edit.value, next).content })
    return
  }
  const { parent, key } = placeIn(root, file, pointer)
  const found = childOf(parent, key)
  if (edit.kind === 'set') {
    if (!found) putIn(parent, key, [newThing(edit.value, next)])
    else if (JSON.stringify(plain(found)) !== JSON.stringify(edit.value))
      Object.assign(found, { isNew: true, content: newThing(edit.value, next).content })
    return
  }
  if (edit.kind === 'insert') {
    const things = edit.values.map((value) => newThing(value, next))
    putIn(parent, key, things)
    return
  }
  const thing = found ?? fail(file, pointer)
  if (edit.kind === 'rename' && parent.content.kind === 'object')
    parent.content.entries = new Map(
      [...parent.content.entries].map(([name, entry]) => [name === key ? edit.key : name, entry]),
    )
  if (edit.kind === 'remove' || edit.kind === 'move') takeFrom(parent, key)
  if (edit.kind !== 'move') return
  const to = placeIn(root, file, edit.to)
  putIn(to.parent, to.key, [thing])
}
