import { escapeKey } from '../schema/path.ts'

/** A part of one of two documents, and what tells its entries apart. */
export type Side = {
  readonly value: unknown
  readonly pointer: string
  readonly signs: readonly Sign[]
}

/** What stands under a key of it. */
export const inside = ({ value, pointer, signs }: Side, key: string | number): Side => {
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
  return new Map(
    [...entries].flatMap(([says, [index, more]]) =>
      index === undefined || more !== undefined ? [] : [[says, index] as const],
    ),
  )
}

/** The entries that are surely the same one: most of what tells the one apart from others is in the other, and the other way round. By their numbers, in the order of the translation. */
export const surePairs = (own: Side, original: Side): ReadonlyMap<number, number> => {
  const there = entryBySign(original)
  const common = [...entryBySign(own)].flatMap(([says, index]) => {
    const other = there.get(says)
    return other === undefined ? [] : [[index, other] as const]
  })
  const counts = new Map<string, number>()
  const namesOf = (index: number, other: number) =>
    [`${index} ${other}`, `${index} any`, `any ${other}`] as const
  for (const pair of common)
    for (const name of namesOf(...pair)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const isMost = ([index, other]: readonly [number, number]) => {
    const [both = 0, ...all] = namesOf(index, other).map((name) => counts.get(name) ?? 0)
    return all.every((count) => both * 2 > count)
  }
  return new Map(common.filter(isMost).sort(([one], [other]) => one - other))
}
/** What tells which entry of its list something is, in any language: the words that the original has there, or where it leads. */
export type Sign = { readonly pointer: string; readonly says: string }
