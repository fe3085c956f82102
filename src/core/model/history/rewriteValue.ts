import { withNumberTexts } from '../../document/exactNumbers.ts'
import { isObject } from '../../document/isObject.ts'
import { childOf, keysOf, valueAt } from '../schema/path.ts'
import type { Rewrite } from './rewrite.ts'

export { valueAt } // for `content/changes`

type Json = Readonly<Record<string, unknown>>

/** A copy of a value in which the object or list at `keys` is another one; what does not change is shared. */
const changedAt = (
  value: unknown,
  keys: readonly string[],
  change: (container: unknown) => unknown,
): unknown => {
  const [key, ...rest] = keys
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.with(Number(key), changedAt(value[Number(key)], rest, change))
  return isObject(value) ? withKey(value, key, changedAt(childOf(value, key), rest, change)) : value
}

/** `fromEntries` makes own keys of all names, where an assignment to "__proto__" would not. */
const withKey = (value: Json, key: string, entry: unknown): Json =>
  withNumberTexts(
    Object.fromEntries(
      Object.hasOwn(value, key)
        ? Object.entries(value).map(([name, before]) => [name, name === key ? entry : before])
        : [...Object.entries(value), [key, entry]],
    ),
    value,
  )

const withoutKey = (value: Json, key: string): Json =>
  withNumberTexts(Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)), value)

const put = (value: unknown, pointer: string, entry: unknown): unknown => {
  const keys = keysOf(pointer)
  const last = keys.pop() ?? ''
  return changedAt(value, keys, (container) =>
    isObject(container) ? withKey(container, last, entry) : container,
  )
}

const take = (value: unknown, pointer: string): unknown => {
  const keys = keysOf(pointer)
  const last = keys.pop() ?? ''
  return changedAt(value, keys, (container) =>
    isObject(container) ? withoutKey(container, last) : container,
  )
}

/** Makes a rewrite in a value; the order of keys stays. Pure. */
export const rewriteValue = (value: unknown, rewrite: Rewrite): unknown => {
  const { pointer } = rewrite
  if (rewrite.kind === 'set') return put(value, pointer, rewrite.value)
  if (rewrite.kind === 'remove') return take(value, pointer)
  if (rewrite.kind === 'move') return put(take(value, pointer), rewrite.to, valueAt(value, pointer))
  const keys = keysOf(pointer)
  const last = keys.pop()
  return changedAt(value, keys, (container) =>
    isObject(container)
      ? Object.fromEntries(
          Object.entries(container).map(([name, entry]) => [
            name === last ? rewrite.key : name,
            entry,
          ]),
        )
      : container,
  )
}
