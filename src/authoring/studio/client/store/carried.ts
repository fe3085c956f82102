import { escapeKey, keysOf } from '../../../../core/model/schema/path.ts'
import { valueAt } from './valueAfter.ts'

const written = new WeakMap<object, string>()

/** Values that say the same are written the same; each is written once. */
const sayOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const said = written.get(value) ?? JSON.stringify(value)
  written.set(value, said)
  return said
}

/**
 * Which entry of a list each one of its next state was: the very same values first, then equal ones, both from the ends of the list inwards, then in their
 * order; what is left by its place. Undefined where it is new. Pure.
 * @internal For tests.
 */
export const cameFrom = (
  before: readonly unknown[],
  after: readonly unknown[],
): readonly (number | undefined)[] => {
  const from: (number | undefined)[] = after.map(() => undefined)
  const free = new Set(before.keys())
  const shorter = Math.min(before.length, after.length)
  // Of entries that say the same, such as texts that are yet to be written, the one in which somebody types is told by what stays around it.
  const pairEnds = (
    keyOf: (value: unknown) => unknown,
    placeOf: (list: readonly unknown[], at: number) => number,
  ) => {
    for (let at = 0; at < shorter; at += 1) {
      const [was, is] = [placeOf(before, at), placeOf(after, at)]
      if (from[is] === was) continue
      if (from[is] !== undefined || !free.has(was) || keyOf(before[was]) !== keyOf(after[is]))
        return
      from[is] = was
      free.delete(was)
    }
  }
  const pair = (keyOf: (value: unknown) => unknown) => {
    pairEnds(keyOf, (_, at) => at)
    pairEnds(keyOf, ({ length }, at) => length - 1 - at)
    const waiting = new Map<unknown, number[]>()
    for (const index of free)
      waiting.set(keyOf(before[index]), [...(waiting.get(keyOf(before[index])) ?? []), index])
    for (const [index, value] of after.entries()) {
      if (from[index] !== undefined) continue
      from[index] = waiting.get(keyOf(value))?.shift()
      if (from[index] !== undefined) free.delete(from[index])
    }
  }
  pair((value) => value)
  if (free.size > 0) pair(sayOf)
  for (const index of free) if (index in after) from[index] ??= index
  return from
}

/** Keys by which the entries of a list are known as long as they are in it. */
export type Keyed = {
  readonly values: readonly unknown[]
  readonly keys: readonly number[]
  readonly next: number
}

export const noKeys: Keyed = { values: [], keys: [], next: 0 }

/** The keys of a list's next state: what stays keeps its own, what is new gets one that nothing had. Pure. */
export const carryKeys = (before: Keyed, values: readonly unknown[]): Keyed => {
  if (before.values === values) return before
  let { next } = before
  const keys = cameFrom(before.values, values).map(
    (index) => (index === undefined ? undefined : before.keys[index]) ?? next++,
  )
  return { values, keys, next }
}

/** Where that stands in the next state of a document which a pointer led to; undefined where it is gone. Pure. @internal For tests. */
export const carriedPointer = (
  before: unknown,
  after: unknown,
  pointer: string,
): string | undefined => {
  if (before === after || before === undefined) return pointer
  let carried = ''
  const keys = keysOf(pointer)
  for (const [depth, key] of keys.entries()) {
    const [was, is] = [valueAt(before, keys.slice(0, depth)), valueAt(after, keysOf(carried))]
    const isList = Array.isArray(was) && Array.isArray(is)
    const place = isList ? cameFrom(was, is).indexOf(Number(key)) : undefined
    if (place === -1) return undefined
    carried += `/${place === undefined ? escapeKey(key) : place}`
  }
  return carried
}

/** The same; where that is gone, the nearest thing around it that is not. Undefined where its block is gone, too. Pure. */
export const carriedAround = (
  before: unknown,
  after: unknown,
  pointer: string,
): string | undefined => {
  for (
    let at = pointer;
    at === pointer || at.lastIndexOf('/') > 0;
    at = at.slice(0, at.lastIndexOf('/'))
  ) {
    const carried = carriedPointer(before, after, at)
    if (carried !== undefined) return carried
  }
  return undefined
}
