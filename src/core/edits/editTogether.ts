import type { DocumentEdit } from './change.ts'
import { childrenOf, editThings, identify, type Thing } from './identify.ts'
import { mergeThings, type ThingConflict } from './mergeThings.ts'

/** Gives ids to what is new, other ones for each of the two changes. */
const counter = (from: number) => {
  let next = from
  return () => (next -= 2)
}

const edited = (value: unknown, edits: readonly DocumentEdit[], from: number): Thing => {
  const root = identify(value)
  const next = counter(from)
  for (const edit of edits) editThings(root, edit, next)
  return root
}

const idsIn = (thing: Thing): number[] => [
  ...(thing.id < 0 ? [] : [thing.id]),
  ...childrenOf(thing).flatMap(([, child]) => idsIn(child)),
]

/** Whether nothing stands in two places, and nothing is gone that neither change has taken away. */
const isWhole = (merged: Thing, base: Thing, one: Thing, other: Thing): boolean => {
  const ids = idsIn(merged)
  const [all, mine, yours] = [ids, idsIn(one), idsIn(other)].map((list) => new Set(list))
  return (
    all?.size === ids.length &&
    idsIn(base).every((id) => all.has(id) || !mine?.has(id) || !yours?.has(id))
  )
}

/** A value as it was, as the second of two lists of edits leaves it, and as both do together; `conflicts` are what they do differently to one thing. */
export type Together = {
  readonly base: Thing
  readonly other: Thing
  readonly merged: Thing
  readonly conflicts: readonly ThingConflict[]
}

/** Makes two lists of edits of one value at once. Undefined where no value could hold both. Errors: `WriteProblem` where an edit does not fit. */
export const editTogether = (
  value: unknown,
  first: readonly DocumentEdit[],
  second: readonly DocumentEdit[],
): Together | undefined => {
  const [base, one, other] = [identify(value), edited(value, first, 1), edited(value, second, 0)]
  const { merged, conflicts } = mergeThings(base, one, other)
  return isWhole(merged, base, one, other) ? { base, other, merged, conflicts } : undefined
}
