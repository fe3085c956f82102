import { placeOf } from '../../../core/document/sources.ts'
import type { Content } from '../../../core/edits/change.ts'
import { bagOf, likeness } from '../../../core/model/text/likeness.ts'
import type { States } from '../states.ts'
import { readJson } from './readJson.ts'
import { redirectsOf } from './redirectsOf.ts'

/** A file in both states: `from` is where it was, `path` where it is. What is not there in a state is undefined. */
export type Pair = {
  readonly from: string | undefined
  readonly path: string | undefined
  readonly before: Content | undefined
  readonly after: Content | undefined
}

/** Two documents that share this much of their words are one that was moved. */
const alike = 0.6
/** More pairs are compared only as wholes. */
const maxPairs = 2500

const sameContent = (one: Content | undefined, other: Content | undefined): boolean => {
  if (one === other) return true
  if (!(one instanceof Uint8Array) || !(other instanceof Uint8Array)) return false
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}

const kindOf = (path: string): string => placeOf(path)?.kind ?? /\.[^./]*$/.exec(path)?.[0] ?? ''

/** Which of the files that are gone is which of the new ones, best first. */
const movesAmong = (
  states: States,
  gone: readonly Pair[],
  fresh: readonly Pair[],
): Map<Pair, Pair> => {
  const redirects = redirectsOf(states)
  const isMany = gone.length * fresh.length > maxPairs
  const bags = new Map<Pair, ReturnType<typeof bagOf>>()
  const bag = (pair: Pair) => {
    const content = pair.before ?? pair.after
    const known =
      bags.get(pair) ?? bagOf(typeof content === 'string' ? (readJson(content) ?? content) : '')
    bags.set(pair, known)
    return known
  }
  const score = (old: Pair, now: Pair): number => {
    if (kindOf(old.from ?? '') !== kindOf(now.path ?? '')) return 0
    if (sameContent(old.before, now.after)) return 3
    if (typeof old.before !== 'string' || typeof now.after !== 'string') return 0
    const [was, is] = [placeOf(old.from ?? '')?.route, placeOf(now.path ?? '')?.route]
    if (was !== undefined && redirects.get(was) === is) return 2
    return isMany ? 0 : likeness(bag(old), bag(now))
  }
  const pairs = gone
    .flatMap((old) => fresh.map((now) => ({ old, now, score: score(old, now) })))
    .filter((pair) => pair.score >= alike)
  const moves = new Map<Pair, Pair>()
  const taken = new Set<Pair>()
  for (const { old, now } of pairs.sort((a, b) => b.score - a.score)) {
    if (moves.has(old) || taken.has(now)) continue
    moves.set(old, now)
    taken.add(now)
  }
  return moves
}

/** The files that differ, each with what it was: a file that was moved is one file. Pure. */
export const pairFiles = (states: States): Pair[] => {
  const all = [...new Set(states.touched)].flatMap((path): Pair[] => {
    const [before, after] = [states.before(path), states.after(path)]
    if (sameContent(before, after)) return []
    return [
      {
        from: before === undefined ? undefined : path,
        path: after === undefined ? undefined : path,
        before,
        after,
      },
    ]
  })
  const gone = all.filter(({ path }) => path === undefined)
  const moves = movesAmong(
    states,
    gone,
    all.filter(({ from }) => from === undefined),
  )
  const taken = new Set(moves.values())
  return all.flatMap((pair): Pair[] => {
    const now = moves.get(pair)
    if (now) return [{ ...now, from: pair.from, before: pair.before }]
    return taken.has(pair) ? [] : [pair]
  })
}
