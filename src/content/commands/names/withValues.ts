import { escapeKey } from '../../../core/model/schema/path.ts'

/** A value with others at some of its places, keys that are new come last; it is the same object where there are none. */
export const withValues = (value: unknown, values: ReadonlyMap<string, unknown>): unknown => {
  const walk = (at: unknown, pointer: string): unknown => {
    if (values.has(pointer)) return values.get(pointer)
    if (typeof at !== 'object' || at === null) return at
    if (Array.isArray(at))
      return at.map((entry: unknown, index) => walk(entry, `${pointer}/${index}`))
    const remaining = Object.entries(at).map(([key, entry]) => [
      key,
      walk(entry, `${pointer}/${escapeKey(key)}`),
    ])
    const added = [...values].filter(
      ([place]) =>
        place.startsWith(`${pointer}/`) && !place.slice(pointer.length + 1).includes('/'),
    )
    return Object.fromEntries([
      ...remaining,
      ...added.flatMap(([place, entry]) => {
        const key = place.slice(pointer.length + 1)
        return Object.hasOwn(at, key) ? [] : [[key, entry]]
      }),
    ])
  }
  return values.size > 0 ? walk(value, '') : value
}
