import { alignLists } from '../../../../core/model/text/alignLists.ts'
import { likenessOf } from './alike.ts'

/** A child as it was and as it will be; one of the two is missing where it is gone, or new. */
export type Pair = { readonly old?: ChildNode; readonly next?: ChildNode }

const isBlock = (node: ChildNode): node is HTMLElement =>
  node instanceof HTMLElement && 'block' in node.dataset

/** Blocks are known by what stands in them, or by their name: every other one has another ground, so that one more above changes all below. */
const isAlike = (one: ChildNode, other: ChildNode) => {
  if (!isBlock(one) || !isBlock(other)) return likenessOf(one).whole === likenessOf(other).whole
  return (
    one.nodeName === other.nodeName &&
    (likenessOf(one).inside === likenessOf(other).inside || (one.id !== '' && one.id === other.id))
  )
}
const isKin = (one: ChildNode, other: ChildNode) => one.nodeName === other.nodeName

/** Between two that are alike, those of one name are taken for the same, in their order. */
const between = (old: readonly ChildNode[], next: readonly ChildNode[]): Pair[] => {
  const rest = [...old]
  const pairs: Pair[] = []
  for (const one of next) {
    const place = rest.findIndex((known) => isKin(known, one))
    for (const gone of rest.splice(0, Math.max(place, 0))) pairs.push({ old: gone })
    const kin = place < 0 ? undefined : rest.shift()
    pairs.push(kin ? { old: kin, next: one } : { next: one })
  }
  return [...pairs, ...rest.map((gone) => ({ old: gone }))]
}

/** What is gone in one place and has come alike in another was moved. */
const withMoved = (pairs: readonly Pair[]): Pair[] => {
  const gone = pairs.flatMap(({ old, next }) => (old && !next && isBlock(old) ? [old] : []))
  const moved = new Map<ChildNode, ChildNode>()
  for (const { old, next } of pairs) {
    const from = next && !old ? gone.findIndex((one) => isAlike(one, next)) : -1
    const [one] = from < 0 ? [] : gone.splice(from, 1)
    if (one && next) moved.set(next, one)
  }
  const were = new Set(moved.values())
  return pairs.flatMap((pair): Pair[] => {
    const was = pair.next && moved.get(pair.next)
    if (was && pair.next) return [{ old: was, next: pair.next }]
    return pair.old && were.has(pair.old) ? [] : [pair]
  })
}

/** Which child has become which: those that are alike first, then those between them, and blocks wherever they have gone. */
export const pairsOf = (old: readonly ChildNode[], next: readonly ChildNode[]): Pair[] => {
  let start = 0
  const alikeAt = (one: ChildNode | undefined, other: ChildNode | undefined) =>
    one !== undefined && other !== undefined && isAlike(one, other)
  while (alikeAt(old[start], next[start])) start += 1
  let end = 0
  while (
    end < Math.min(old.length, next.length) - start &&
    alikeAt(old.at(-1 - end), next.at(-1 - end))
  )
    end += 1
  const same = (from: number, length: number, nextFrom: number): Pair[] =>
    Array.from({ length }, (_, index) => ({
      old: old[from + index] as ChildNode,
      next: next[nextFrom + index] as ChildNode,
    })) // both were counted above
  const [midOld, midNext] = [
    old.slice(start, old.length - end),
    next.slice(start, next.length - end),
  ]
  const middle: Pair[] = []
  let [lastOld, lastNext] = [0, 0]
  for (const [row, column] of [
    ...alignLists(midOld, midNext, (one, other) => Number(isAlike(one, other))),
    [midOld.length, midNext.length] as [number, number],
  ]) {
    middle.push(...between(midOld.slice(lastOld, row), midNext.slice(lastNext, column)))
    if (row < midOld.length) middle.push(...same(start + row, 1, start + column))
    ;[lastOld, lastNext] = [row + 1, column + 1]
  }
  return [
    ...same(0, start, 0),
    ...withMoved(middle),
    ...same(old.length - end, end, next.length - end),
  ]
}
