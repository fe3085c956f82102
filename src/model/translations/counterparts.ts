import { isObject } from '../../document/isObject.ts'
import { escapeKey } from '../path.ts'
import { pairEntries } from './pairEntries.ts'

/** Gives for a place of one document the same place of the other; undefined where that has none. */
export type Counterpart = (pointer: string) => string | undefined

/** Both ways; `near`: of a place that is in the original alone, the nearest around it that the translation has. */
export type Counterparts = { readonly inOriginal: Counterpart; readonly near: (pointer: string) => string }

/** Addresses without what those of the language begin with, so that they are those of the original. */
const inMain = (value: unknown, base: string): unknown => {
  if (typeof value === 'string') return value === base ? '/' : value.startsWith(`${base}/`) ? value.slice(base.length) : value
  if (Array.isArray(value)) return value.map((entry) => inMain(entry, base))
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inMain(entry, base)])) : value
}

const pair = (own: unknown, original: unknown, at: readonly [own: string, original: string], found: Map<string, string>): void => {
  found.set(...at)
  if (Array.isArray(own) && Array.isArray(original)) {
    for (const [row, column] of pairEntries(own, original)) pair(own[row], original[column], [`${at[0]}/${row}`, `${at[1]}/${column}`], found)
    return
  }
  if (!isObject(own) || !isObject(original)) return
  for (const [key, entry] of Object.entries(own))
    if (Object.hasOwn(original, key)) pair(entry, original[key], [`${at[0]}/${escapeKey(key)}`, `${at[1]}/${escapeKey(key)}`], found)
}

/** Which places of a translation and its original stand for each other. `base` is what addresses of the language begin with. Pure; stands any value. */
export const counterparts = (translation: unknown, original: unknown, base: string): Counterparts => {
  const inOriginal = new Map<string, string>()
  pair(inMain(translation, base), original, ['', ''], inOriginal)
  const inTranslation = new Map([...inOriginal].map(([own, other]) => [other, own]))
  const near = (pointer: string): string => inTranslation.get(pointer) ?? near(pointer.slice(0, pointer.lastIndexOf('/')))
  return { inOriginal: (pointer) => inOriginal.get(pointer), near }
}
