import { isObject } from '../../document/isObject.ts'
import { escapeKey } from '../schema/path.ts'
import { intoOrder } from './intoOrder.ts'
import { pairEntries } from './pairEntries.ts'
import type { Sign } from './surePairs.ts'
import { inside, type Side, surePairs } from './surePairs.ts'

/** Gives for a place of one document the same place of the other; undefined where that has none. */
export type Counterpart = (pointer: string) => string | undefined

/** Both ways; `near`: of a place that is in the original alone, the nearest around it that the translation has. */
export type Counterparts = {
  readonly inOriginal: Counterpart
  readonly inTranslation: Counterpart
  readonly near: (pointer: string) => string
}

/** Words of the original by their places: in itself, and in a translation those that its texts are known to be made of. */
export type KnownWords = {
  readonly own: ReadonlyMap<string, string>
  readonly original: ReadonlyMap<string, string>
}

const noWords: KnownWords = { own: new Map(), original: new Map() }

/**
 * A value with the words of the original where they are known, and addresses without what those of the language begin with: so that what is the same in both
 * languages is the same.
 */
const inMain = (
  value: unknown,
  base: string,
  words: ReadonlyMap<string, string>,
  pointer = '',
): unknown => {
  if (typeof value === 'string')
    return (
      words.get(pointer) ??
      (base === ''
        ? value
        : value === base
          ? '/'
          : value.startsWith(`${base}/`)
            ? value.slice(base.length)
            : value)
    )
  if (Array.isArray(value))
    return value.map((entry, index) => inMain(entry, base, words, `${pointer}/${index}`))
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [
          key,
          inMain(entry, base, words, `${pointer}/${escapeKey(key)}`),
        ]),
      )
    : value
}

/** Entries keep their order, but for those that are known to have been moved. */
const pairs = (own: Side, original: Side): [number, number][] => {
  if (!Array.isArray(own.value) || !Array.isArray(original.value)) return []
  const { order } = intoOrder(own.value.length, surePairs(own, original))
  const inOrder: readonly unknown[] = own.value
  return pairEntries(
    order.map((index) => inOrder[index]),
    original.value,
  ).map(([row, column]) => [order[row] ?? row, column])
}

const pair = (own: Side, original: Side, found: Map<string, string>): void => {
  found.set(own.pointer, original.pointer)
  for (const [row, column] of pairs(own, original))
    pair(inside(own, row), inside(original, column), found)
  if (!isObject(own.value) || !isObject(original.value)) return
  for (const key of Object.keys(own.value))
    if (Object.hasOwn(original.value, key)) pair(inside(own, key), inside(original, key), found)
}

const signsOf = (words: ReadonlyMap<string, string>): Sign[] =>
  [...words].map(([pointer, says]) => ({ pointer, says }))

/** Which places of a translation and its original stand for each other. `base` is what addresses of the language begin with. Pure; stands any value. */
export const counterparts = (
  translation: unknown,
  original: unknown,
  base: string,
  words = noWords,
): Counterparts => {
  const inOriginal = new Map<string, string>()
  pair(
    { value: inMain(translation, base, words.own), pointer: '', signs: signsOf(words.own) },
    { value: inMain(original, '', words.original), pointer: '', signs: signsOf(words.original) },
    inOriginal,
  )
  const inTranslation = new Map([...inOriginal].map(([own, other]) => [other, own]))
  const near = (pointer: string): string =>
    inTranslation.get(pointer) ?? near(pointer.slice(0, pointer.lastIndexOf('/')))
  return {
    inOriginal: (pointer) => inOriginal.get(pointer),
    inTranslation: (pointer) => inTranslation.get(pointer),
    near,
  }
}
