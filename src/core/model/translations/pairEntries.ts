import { isObject } from '../../document/isObject.ts'
import { alignLists } from '../text/alignLists.ts'

/** The words of facts in a text: they are the same in every language. */
const factsIn = (text: string): string => (text.match(/\{\{[^{}]*\}\}/g) ?? []).join()

/** No entry is surer than this by what it has in common. */
const maxSure = 3

/** The words that stand in a list as it is, or in its entries. */
const stringsIn = (list: readonly unknown[]): string[] =>
  list.flatMap((entry) =>
    typeof entry === 'string'
      ? [entry]
      : isObject(entry)
        ? Object.entries(entry).flatMap(([key, inner]) =>
            key !== 'type' && typeof inner === 'string' ? [inner] : [],
          )
        : [],
  )

/** Whether two parts of an entry are the same, or lists that have something in common. */
const isShared = (own: unknown, original: unknown): boolean => {
  if (typeof own === 'string') return own === original
  if (!Array.isArray(own) || !Array.isArray(original)) return false
  const there = new Set(stringsIn(original))
  return stringsIn(own).some((text) => there.has(text))
}

/** How sure two entries are the same one in two languages: 0 where they can't be. What stands in both as it is (a name, an address, an icon) is of no language. */
const alike = (own: unknown, original: unknown): number => {
  if (typeof own === 'string' && typeof original === 'string')
    return own === original ? maxSure : factsIn(own) === factsIn(original) ? 2 : 1
  if (Array.isArray(own) && Array.isArray(original)) return own.length === original.length ? 2 : 1
  if (!isObject(own) || !isObject(original) || own['type'] !== original['type']) return 0
  const shape = (entry: object) =>
    JSON.stringify(
      Object.entries(entry).map(([key, inner]) => [key, Array.isArray(inner) ? inner.length : 0]),
    )
  const same = Object.entries(own).filter(
    ([key, inner]) => key !== 'type' && isShared(inner, original[key]),
  ).length
  return 1 + 2 * Math.min(same, maxSure) + (shape(own) === shape(original) ? 1 : 0)
}

/** The entry of the original's list for each entry of a translation's that has one, by their numbers: those most alike that keep their order. Pure. */
export const pairEntries = (
  own: readonly unknown[],
  original: readonly unknown[],
): [number, number][] => alignLists(own, original, alike)
