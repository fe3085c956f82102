import { isObject } from '../../document/isObject.ts'
import { intoOrder, type Moves } from './intoOrder.ts'
import type { Sign } from './surePairs.ts'
import { inside, type Side, surePairs } from './surePairs.ts'

/** A list that stands in another order in a translation than in its original: where it is in both, which entries are which, and what puts it right. */
export type OtherOrder = Moves & {
  readonly own: string
  readonly original: string
  /** Entries of the translation by their numbers, with those of the original. */
  readonly pairs: ReadonlyMap<number, number>
}

const walk = (own: Side, original: Side, found: OtherOrder[]): void => {
  if (Array.isArray(own.value) && Array.isArray(original.value)) {
    const pairs = surePairs(own, original)
    const moves = intoOrder(own.value.length, pairs)
    if (moves.moved.length > 0)
      found.push({ ...moves, own: own.pointer, original: original.pointer, pairs })
    for (const [index, other] of pairs) walk(inside(own, index), inside(original, other), found)
    return
  }
  if (!isObject(own.value) || !isObject(original.value)) return
  for (const key of Object.keys(own.value))
    if (Object.hasOwn(original.value, key)) walk(inside(own, key), inside(original, key), found)
}

type Read = { readonly value: unknown; readonly signs: readonly Sign[] }

/**
 * The lists of a translation whose entries stand in another order than in its original, from the outside in. Only entries count that are surely the same:
 * of others nothing is said. Pure; stands any value.
 */
export const otherOrders = (own: Read, original: Read): OtherOrder[] => {
  const found: OtherOrder[] = []
  walk({ ...own, pointer: '' }, { ...original, pointer: '' }, found)
  return found
}
