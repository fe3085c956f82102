import { longestRun } from '../model/text/longestRun.ts'
import { childrenOf, plain, pointerWith, type Thing } from './identify.ts'

/** Two edits of the same thing; `values` as the first and the second change leave it, undefined where one takes it away. */
export type ThingConflict = {
  readonly pointer: string
  readonly values: readonly [unknown, unknown]
}

type Placed = {
  readonly thing: Thing
  readonly parent: number | undefined
  readonly key: string
  readonly pointer: string
}

const placesOf = (root: Thing): Map<number, Placed> => {
  const places = new Map<number, Placed>()
  const walk = (thing: Thing, parent: Thing | undefined, key: string, pointer: string) => {
    places.set(thing.id, {
      thing,
      parent: parent?.id,
      key: parent?.content.kind === 'list' ? '' : key,
      pointer,
    })
    for (const [inner, child] of childrenOf(thing))
      walk(child, thing, inner, pointerWith(pointer, inner))
  }
  walk(root, undefined, '', '')
  return places
}

const isSame = (one: Thing, other: Thing): boolean => {
  if (one.id !== other.id || one.isNew !== other.isNew || one.content.kind !== other.content.kind)
    return false
  if (one.content.kind === 'value' && other.content.kind === 'value')
    return one.content.value === other.content.value
  const [mine, yours] = [childrenOf(one), childrenOf(other)]
  return (
    mine.length === yours.length &&
    mine.every(([key, child], index) => key === yours[index]?.[0] && isSame(child, yours[index][1]))
  )
}

const isEqual = (one: Thing, other: Thing) =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other))

class Merge {
  readonly conflicts: ThingConflict[] = []
  /** What two changes did different things to: it stays as it is in the base. */
  private readonly frozen = new Set<number>()
  private readonly base: Map<number, Placed>
  private readonly sides: readonly [Map<number, Placed>, Map<number, Placed>]
  constructor(base: Thing, one: Thing, other: Thing) {
    this.base = placesOf(base)
    this.sides = [placesOf(one), placesOf(other)]
    for (const [id, placed] of this.base) this.freeze(id, placed)
  }

  private clash(pointer: string, one: Thing | undefined, other: Thing | undefined): void {
    this.conflicts.push({ pointer, values: [one && plain(one), other && plain(other)] })
  }

  private freeze(id: number, { thing, parent, key, pointer }: Placed): void {
    const [one, other] = this.sides.map((side) => side.get(id))
    const hasMoved = (placed: Placed) => placed.parent !== parent || placed.key !== key
    const isTouched = (placed: Placed) => hasMoved(placed) || !isSame(placed.thing, thing)
    /** Whether it went by itself, and not with what it stands in. */
    const wentAlone = (side: Map<number, Placed>) =>
      parent === undefined || side.get(parent)?.thing.isNew === false
    if (!one && !other) return
    if (one && other) {
      if (
        !hasMoved(one) ||
        !hasMoved(other) ||
        (one.parent === other.parent && one.key === other.key)
      )
        return
    } else if (
      !(one
        ? wentAlone(this.sides[1]) && isTouched(one)
        : other && wentAlone(this.sides[0]) && isTouched(other))
    )
      return
    this.frozen.add(id)
    this.clash(pointer, one?.thing, other?.thing)
  }

  thing(id: number): Thing {
    const placed = this.base.get(id)
    const [one, other] = this.sides.map((side) => side.get(id)?.thing)
    if (!placed || this.frozen.has(id) || !one || !other) return placed?.thing ?? (one as Thing) // an id that is asked for is known
    const { thing, pointer } = placed
    if (!one.isNew && !other.isNew) return this.container(thing, one, other, pointer)
    if (one.isNew && (isSame(other, thing) || isEqual(one, other))) return this.renewed(one)
    if (other.isNew && isSame(one, thing)) return this.renewed(other)
    this.clash(pointer, one, other)
    return thing
  }

  private adopted(thing: Thing): Thing {
    return thing.id >= 0 ? this.thing(thing.id) : this.renewed(thing)
  }

  /** What is new, with the base's own things that were moved into it. */
  private renewed(thing: Thing): Thing {
    const { content } = thing
    if (content.kind === 'value') return thing
    if (content.kind === 'list')
      return {
        ...thing,
        content: { kind: 'list', items: content.items.map((item) => this.adopted(item)) },
      }
    return {
      ...thing,
      content: {
        kind: 'object',
        entries: new Map([...content.entries].map(([key, entry]) => [key, this.adopted(entry)])),
      },
    }
  }

  private container(base: Thing, one: Thing, other: Thing, pointer: string): Thing {
    if (base.content.kind === 'object')
      return {
        ...base,
        content: { kind: 'object', entries: this.entries(base, one, other, pointer) },
      }
    if (base.content.kind === 'list')
      return { ...base, content: { kind: 'list', items: this.items(base, one, other, pointer) } }
    return base
  }

  private entries(base: Thing, one: Thing, other: Thing, pointer: string): Map<string, Thing> {
    const [was, mine, yours] = [base, one, other].map((thing) => new Map(childrenOf(thing)))
    const merged = new Map<string, Thing>()
    for (const key of new Set([
      ...(was?.keys() ?? []),
      ...(mine?.keys() ?? []),
      ...(yours?.keys() ?? []),
    ])) {
      const before = was?.get(key)
      const own = (thing: Thing | undefined) =>
        before && this.frozen.has(before.id)
          ? before
          : thing && this.frozen.has(thing.id)
            ? undefined
            : thing
      const found = this.entry(
        before,
        own(mine?.get(key)),
        own(yours?.get(key)),
        pointerWith(pointer, key),
      )
      if (found) merged.set(key, found)
    }
    return merged
  }

  private entry(
    before: Thing | undefined,
    one: Thing | undefined,
    other: Thing | undefined,
    pointer: string,
  ): Thing | undefined {
    if (one?.id === other?.id) return one && this.adopted(one)
    if (one?.id === before?.id) return other && this.adopted(other)
    if (other?.id === before?.id || (one && other && isEqual(one, other)))
      return one && this.adopted(one)
    this.clash(pointer, one, other)
    return before && this.adopted(before)
  }

  private items(base: Thing, one: Thing, other: Thing, pointer: string): Thing[] {
    const was = childrenOf(base).map(([, thing]) => thing)
    const places = new Map(was.map(({ id }, index) => [id, index]))
    const isOwn = ({ id }: Thing) => !this.frozen.has(id) || places.has(id)
    const lists = [one, other].map((side) =>
      childrenOf(side).flatMap(([, thing]) => (isOwn(thing) ? [thing] : [])),
    )
    const ids = lists.map((list) => new Set(list.map(({ id }) => id)))
    const stays = was.filter(({ id }) => this.frozen.has(id) || ids.every((known) => known.has(id)))
    const stay = new Set(stays.map(({ id }) => id))
    const moved = lists.map((list) => {
      const order = list.flatMap(({ id }) =>
        stay.has(id) && !this.frozen.has(id) ? [places.get(id) ?? 0] : [],
      )
      const run = longestRun(order)
      return new Set(order.filter((place) => !run.has(place)).map((place) => was[place]?.id ?? 0))
    })
    const before = (list: readonly Thing[], id: number) =>
      list[list.findIndex((thing) => thing.id === id) - 1]?.id
    for (const id of [...(moved[0] ?? [])]) {
      if (!moved[1]?.delete(id)) continue // moved by both: to one place, or to none
      if (before(lists[0] ?? [], id) === before(lists[1] ?? [], id)) continue
      moved[0]?.delete(id)
      this.conflicts.push({
        pointer: pointerWith(pointer, String(places.get(id))),
        values: lists.map((list) => list.findIndex((thing) => thing.id === id)) as [number, number],
      }) // two lists
    }
    const result = stays.filter(({ id }) => !moved.some((some) => some.has(id)))
    for (const [side, list] of lists.entries())
      this.place(result, list, ({ id }) => !places.has(id) || moved[side]?.has(id) === true)
    return result.map((thing) => this.adopted(thing))
  }

  /** Puts what one side has put into a list behind what it stands behind there. */
  private place(
    result: Thing[],
    list: readonly Thing[],
    isPlaced: (thing: Thing) => boolean,
  ): void {
    const indexOf = (thing: Thing | undefined) =>
      thing ? result.findIndex(({ id }) => id === thing.id) : -1
    for (const [index, thing] of list.entries()) {
      if (!isPlaced(thing) || indexOf(thing) >= 0) continue
      const to = indexOf(list.slice(0, index).findLast((earlier) => indexOf(earlier) >= 0)) + 1
      const next = result[to]
      if (next && next.id < 0 && thing.id < 0 && isEqual(next, thing)) continue // both have put the same there
      result.splice(to, 0, thing)
    }
  }
}

/**
 * Puts two changes of identified values together. What only one of them touches is as that one leaves it; what both touch
 * differently stays as it was, and is told.
 */
export const mergeThings = (
  base: Thing,
  one: Thing,
  other: Thing,
): { readonly merged: Thing; readonly conflicts: readonly ThingConflict[] } => {
  const merge = new Merge(base, one, other)
  const merged = merge.thing(base.id)
  return { merged, conflicts: merge.conflicts }
}
