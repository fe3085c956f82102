/** A function of an object that works each out once, and keeps it for as long as the object lives. */
export const memoize = <Key extends object, Value>(
  make: (key: Key) => Value,
): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const before = known.get(key)
    if (before) return before.value
    const value = make(key)
    known.set(key, { value })
    return value
  }
}

/** Like `memoize`, for a function of a name. It keeps what it has worked out for good. */
export const memoizeByName = <Value>(make: (name: string) => Value): ((name: string) => Value) => {
  const known = new Map<string, { readonly value: Value }>()
  return (name) => {
    const found = known.get(name) ?? { value: make(name) }
    known.set(name, found)
    return found.value
  }
}
