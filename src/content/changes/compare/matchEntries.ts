import { bagOf, likeness } from '../../../core/model/text/likeness.ts'

/** What can be known of a list's entries without comparing all that they hold. */
export type Entry = {
  readonly value: unknown
  readonly key: string
  readonly identity: string | undefined
  readonly name: string | undefined
  readonly type: string
}

/** From here on two entries are the same one, changed. Those of another type have to have more in common. */
const alike = 0.5
const alikeInPlace = 0.25
/** More pairs are not compared: they are matched by their places. */
const maxPairs = 40_000

/** The only entry of each list that has a name, by the name. */
const soleByName = (
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string | undefined,
): Map<string, number> => {
  const found = new Map<string, number[]>()
  for (const [index, entry] of entries.entries()) {
    const name = nameOf(entry)
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), index])
  }
  return new Map(
    [...found].flatMap(([name, [first, ...more]]) =>
      first === undefined || more.length > 0 ? [] : [[name, first] as const],
    ),
  )
}

class Matching {
  /** By the place in the new list, that in the old one. */
  readonly old: (number | undefined)[]
  private readonly taken = new Set<number>()
  private readonly bags = new Map<Entry, ReturnType<typeof bagOf>>()
  constructor(
    readonly before: readonly Entry[],
    readonly after: readonly Entry[],
  ) {
    this.old = after.map(() => undefined)
  }
  isFree(from: number, to: number): boolean {
    return !this.taken.has(from) && this.old[to] === undefined
  }
  join(from: number, to: number): void {
    if (!this.isFree(from, to)) return
    this.taken.add(from)
    this.old[to] = from
  }
  freeBefore(): number[] {
    return [...this.before.keys()].filter((index) => !this.taken.has(index))
  }
  freeAfter(): number[] {
    return [...this.after.keys()].filter((index) => this.old[index] === undefined)
  }
  private bag(entry: Entry) {
    const known = this.bags.get(entry) ?? bagOf(entry.value)
    this.bags.set(entry, known)
    return known
  }
  score(from: number, to: number): number {
    const [one, other] = [this.before[from], this.after[to]]
    if (
      !one ||
      !other ||
      typeof one.value !== typeof other.value ||
      Array.isArray(one.value) !== Array.isArray(other.value)
    )
      return 0
    return likeness(this.bag(one), this.bag(other)) * (one.type === other.type ? 1 : 0.7)
  }
}

/** Equal entries: first those before and behind which all is the same, then each the next that is left. */
const joinEqual = (matching: Matching): void => {
  const { before, after } = matching
  const shorter = Math.min(before.length, after.length)
  for (let at = 0; at < shorter && before[at]?.key === after[at]?.key; at += 1)
    matching.join(at, at)
  for (let at = 1; at <= shorter && before.at(-at)?.key === after.at(-at)?.key; at += 1)
    matching.join(before.length - at, after.length - at)
  const left = new Map<string, number[]>()
  for (const from of matching.freeBefore())
    left.set(before[from]?.key ?? '', [...(left.get(before[from]?.key ?? '') ?? []), from])
  for (const to of matching.freeAfter()) {
    const from = left.get(after[to]?.key ?? '')?.shift()
    if (from !== undefined) matching.join(from, to)
  }
}

const joinNamed = (matching: Matching, nameOf: (entry: Entry) => string | undefined): void => {
  const names = soleByName(matching.before, nameOf)
  for (const [name, to] of soleByName(matching.after, nameOf)) {
    const from = names.get(name)
    if (from !== undefined) matching.join(from, to)
  }
}

const joinAlike = (matching: Matching): void => {
  const [before, after] = [matching.freeBefore(), matching.freeAfter()]
  if (before.length * after.length > maxPairs) return
  const pairs = before
    .flatMap((from) => after.map((to) => ({ from, to, score: matching.score(from, to) })))
    .filter(({ score }) => score >= alike)
  for (const { from, to } of pairs.sort(
    (a, b) =>
      b.score - a.score || Math.abs(a.from - a.to) - Math.abs(b.from - b.to) || a.from - b.from,
  ))
    matching.join(from, to)
}

/** What is left between the same two neighbours, in its order: a text that was written anew is still that text. */
const joinInPlace = (matching: Matching): void => {
  const places = new Map(
    matching.old.flatMap((from, to) => (from === undefined ? [] : [[from, to] as const])),
  )
  const gapOf = (index: number, isOld: boolean) => {
    for (let at = index - 1; at >= 0; at -= 1) {
      const known = isOld ? places.get(at) : matching.old[at] === undefined ? undefined : at
      if (known !== undefined) return known
    }
    return -1
  }
  const gaps = new Map<number, number[]>()
  for (const from of matching.freeBefore())
    gaps.set(gapOf(from, true), [...(gaps.get(gapOf(from, true)) ?? []), from])
  for (const to of matching.freeAfter()) {
    const from = gaps.get(gapOf(to, false))?.shift()
    if (from === undefined) continue
    const [before, after] = [matching.before[from], matching.after[to]]
    const isText = typeof before?.value === 'string' && typeof after?.value === 'string'
    // A block that is nothing but a picture is known by its place alone.
    const isNameless =
      before?.type !== '' &&
      before?.type === after?.type &&
      before?.name === undefined &&
      after?.name === undefined
    if (isText || isNameless || matching.score(from, to) >= alikeInPlace) matching.join(from, to)
  }
}

/**
 * Which entry of one list has become which of another: for each new place the old one, or undefined where the entry is new. Matched are equal
 * entries, then those of one name, then the likest, then what stands between the same neighbours.
 */
export const matchEntries = (
  before: readonly Entry[],
  after: readonly Entry[],
): readonly (number | undefined)[] => {
  const matching = new Matching(before, after)
  joinEqual(matching)
  joinNamed(matching, ({ identity }) => identity)
  joinNamed(matching, ({ name, type, value }) =>
    name === undefined || typeof value === 'string' ? undefined : `${type} ${name}`,
  )
  joinAlike(matching)
  joinInPlace(matching)
  return matching.old
}
