import { isObject } from '../../document/isObject.ts'
import { escapeKey } from '../path.ts'
import type { Sign } from './entrySigns.ts'
import { intoOrder, type Moves } from './intoOrder.ts'

/** A list that stands in another order in a translation than in its original: where it is in both, which entries are which, and what puts it right. */
export type OtherOrder = Moves & {
  readonly own: string
  readonly original: string
  /** Entries of the translation by their numbers, with those of the original. */
  readonly pairs: ReadonlyMap<number, number>
}

type Side = { readonly value: unknown; readonly pointer: string; readonly signs: readonly Sign[] }

const inside = ({ value, pointer, signs }: Side, key: string | number): Side => {
  const at = `${pointer}/${typeof key === 'number' ? key : escapeKey(key)}`
  return {
    value: (value as Readonly<Record<string, unknown>>)[key], // an object or a list with that key
    pointer: at,
    signs: signs.filter((sign) => sign.pointer === at || sign.pointer.startsWith(`${at}/`)),
  }
}

/** The number of the entry that says something, where it is said in one entry alone. */
const entryBySign = ({ pointer, signs }: Side): ReadonlyMap<string, number> => {
  const entries = new Map<string, Set<number>>()
  for (const sign of signs) {
    const index = Number(sign.pointer.slice(pointer.length + 1).split('/')[0])
    entries.set(sign.says, (entries.get(sign.says) ?? new Set()).add(index))
  }
  return new Map([...entries].flatMap(([says, [index, more]]) => (index === undefined || more !== undefined ? [] : [[says, index] as const])))
}

/** The entries that are surely the same one: most of what tells the one apart from others is in the other, and the other way round. */
const surePairs = (own: Side, original: Side): ReadonlyMap<number, number> => {
  const there = entryBySign(original)
  const common = [...entryBySign(own)].flatMap(([says, index]) => {
    const other = there.get(says)
    return other === undefined ? [] : [[index, other] as const]
  })
  const counts = new Map<string, number>()
  const namesOf = (index: number, other: number) => [`${index} ${other}`, `${index} any`, `any ${other}`] as const
  for (const pair of common) for (const name of namesOf(...pair)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const isMost = ([index, other]: readonly [number, number]) => {
    const [both = 0, ...all] = namesOf(index, other).map((name) => counts.get(name) ?? 0)
    return all.every((count) => both * 2 > count)
  }
  return new Map(common.filter(isMost).sort(([one], [other]) => one - other))
}

const walk = (own: Side, original: Side, found: OtherOrder[]): void => {
  if (Array.isArray(own.value) && Array.isArray(original.value)) {
    const pairs = surePairs(own, original)
    const moves = intoOrder(own.value.length, pairs)
    if (moves.moved.length > 0) found.push({ ...moves, own: own.pointer, original: original.pointer, pairs })
    for (const [index, other] of pairs) walk(inside(own, index), inside(original, other), found)
    return
  }
  if (!isObject(own.value) || !isObject(original.value)) return
  for (const key of Object.keys(own.value)) if (Object.hasOwn(original.value, key)) walk(inside(own, key), inside(original, key), found)
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
