import type { DocumentEdit } from '../../../../core/edits/change.ts'
import { childOf, escapeKey, keysOf } from '../../../../core/model/schema/path.ts'

type Inner = Readonly<Record<string, unknown>> | readonly unknown[]

const isInner = (value: unknown): value is Inner => typeof value === 'object' && value !== null

/** What stands at some keys of a value; undefined where nothing does. */
export const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce(childOf, value)

/** The value with another one at some keys, as `change` makes it of what holds it. */
const within = (
  value: unknown,
  keys: readonly string[],
  change: (holder: unknown, key: string) => unknown,
): unknown => {
  const [key, ...rest] = keys
  if (key === undefined || !isInner(value)) return value
  if (rest.length === 0) return change(value, key)
  const inner = within((value as Readonly<Record<string, unknown>>)[key], rest, change)
  return Array.isArray(value)
    ? value.map((entry, index) => (String(index) === key ? inner : entry))
    : { ...value, [key]: inner }
}

const put = (holder: unknown, key: string, values: readonly unknown[], isNew: boolean): unknown => {
  if (!Array.isArray(holder)) return { ...(holder as object), [key]: values[0] }
  const index = key === '-' ? holder.length : Number(key)
  return holder.toSpliced(index, isNew ? 0 : 1, ...values)
}

const take = (holder: unknown, key: string): unknown =>
  Array.isArray(holder)
    ? holder.toSpliced(Number(key), 1)
    : Object.fromEntries(Object.entries(holder as object).filter(([name]) => name !== key))

const renamed = (holder: unknown, key: string, to: string): unknown =>
  Object.fromEntries(
    Object.entries(holder as object).map(([name, value]) => [name === key ? to : name, value]),
  )

/** What a document says after an edit, before any server has made it. */
const afterEdit = (value: unknown, edit: DocumentEdit): unknown => {
  const keys = keysOf(edit.pointer)
  if (edit.kind === 'set')
    return keys.length === 0
      ? edit.value
      : within(value, keys, (holder, key) => put(holder, key, [edit.value], false))
  if (edit.kind === 'insert')
    return within(value, keys, (holder, key) => put(holder, key, edit.values, true))
  if (edit.kind === 'remove') return within(value, keys, take)
  if (edit.kind === 'rename')
    return within(value, keys, (holder, key) => renamed(holder, key, edit.key))
  const moved = valueAt(value, keys)
  const to = keysOf(edit.to)
  return within(within(value, keys, take), to, (holder, key) =>
    put(holder, key, [moved], Array.isArray(holder)),
  )
}

/** What a document says after the edits of it. Pure. */
export const valueAfter = (value: unknown, file: string, edits: readonly DocumentEdit[]): unknown =>
  edits.filter((edit) => edit.file === file).reduce(afterEdit, value)

/** The edit that puts a value at a place, with the objects around it that the document does not have yet. Pure. */
export const settingEdit = (
  document: unknown,
  file: string,
  pointer: string,
  value: unknown,
): DocumentEdit => {
  const keys = keysOf(pointer)
  const isThere = (length: number) => valueAt(document, keys.slice(0, length)) !== undefined
  const depth = isThere(0) ? keys.findLastIndex((_key, index) => isThere(index)) : keys.length - 1
  const whole = keys
    .slice(depth + 1)
    .reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
  const place = keys.slice(0, depth + 1).map((key) => `/${escapeKey(key)}`)
  return { kind: 'set', file, pointer: place.join(''), value: whole }
}
