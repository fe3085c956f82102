import { documentSchemas } from '../../../core/document/documentSchemas.ts'
import { isObject } from '../../../core/document/isObject.ts'
import type { Translated } from '../../../core/document/translations.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import { namesIn } from '../../../core/model/schema/namesIn.ts'
import { escapeKey, valueAt } from '../../../core/model/schema/path.ts'
import { rewriteIn } from '../../../core/model/schema/rewriteIn.ts'
import { unfinished } from '../../../core/model/text/unfinished.ts'
import { sourcesOf } from '../../../core/model/translations/judgeTranslation.ts'
import { msg } from '../messages/msg.ts'
import type { Context } from '../types/context.ts'
import type { Offer } from '../types/report.ts'
import { ownAddress } from './ownAddress.ts'
import { recordEdits } from './recordEdits.ts'
import type { KnownOfLanguage, TranslatedFile } from './translatedFiles.ts'
import type { TranslationPair } from './translationPair.ts'

/** A translation beside its original, with what its language keeps of it. */
export type Looked = {
  readonly at: TranslatedFile
  readonly pair: TranslationPair
  readonly known: KnownOfLanguage
}

const split = (pointer: string): [outer: string, key: string] => {
  const end = pointer.lastIndexOf('/')
  return [pointer.slice(0, end), pointer.slice(end + 1)]
}

/** The outermost thing around a place of the original that the translation has nothing of; undefined where that says something else in its place. */
export const absentAt = (
  { inTranslation }: Pick<TranslationPair, 'inTranslation'>,
  pointer: string,
): string | undefined => {
  if (inTranslation(pointer) !== undefined) return undefined
  const [outer] = split(pointer)
  return absentAt({ inTranslation }, outer) ?? pointer
}

/** The words that the translation has for some of the original: itself, where they are the same in both. */
const translationOf = ({ at: { file }, pair }: Looked, words: string): unknown => {
  const own = pair.own.find(
    (text) => text.words === words || sourcesOf(pair.known, text.sign)?.includes(words),
  )
  return own && valueAt(file.value, own.pointer)
}

/**
 * A value of the original without the entries of which nothing is `wanted`; other words in it are those of the translation. Undefined if the translation
 * has no words for one of them.
 */
const onlyWanted = (
  looked: Looked,
  value: unknown,
  pointer: string,
  wanted: ReadonlySet<string>,
): unknown => {
  const inside = looked.pair.original.filter((text) => text.pointer.startsWith(`${pointer}/`))
  if (typeof value === 'string') {
    const text = looked.pair.original.find((one) => one.pointer === pointer)
    return !text || wanted.has(text.words) ? value : translationOf(looked, text.words)
  }
  if (typeof value !== 'object' || value === null || inside.length === 0) return value
  const entries = Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
    const at = `${pointer}/${escapeKey(key)}`
    const texts = inside.filter((text) => text.pointer.startsWith(`${at}/`))
    const isKnown = texts.length > 0 && !texts.some(({ words }) => wanted.has(words))
    return Array.isArray(value) && isObject(entry) && isKnown
      ? []
      : [[key, onlyWanted(looked, entry, at, wanted)]]
  })
  if (entries.some(([, entry]) => entry === undefined)) return undefined
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries)
}

/** What stands at a place of the original, with its links to pages of the language as far as they are there; undefined where it is yet to be written. */
const valueToTake = (
  looked: Looked,
  pointer: string,
  context: Context,
  wanted: ReadonlySet<string>,
): unknown => {
  const { original, language } = looked.at
  if (!original.value || !original.place) return undefined
  const names = namesIn(context.kit.choices, original.value, documentSchemas[original.place.kind])
  const linked = rewriteIn(original.value, names, ({ kind, name }) =>
    kind === 'address' ? ownAddress(name, language, context) : undefined,
  )
  const value = onlyWanted(looked, valueAt(linked, pointer), pointer, wanted)
  return value === undefined || unfinished.test(JSON.stringify(value)) ? undefined : value
}

/** Puts it behind what stands before it in the original, or under the same key. */
const entryEdit = (
  looked: Looked,
  pointer: string,
  context: Context,
  wanted: ReadonlySet<string>,
): DocumentEdit | undefined => {
  const { at, pair } = looked
  const [outer, key] = split(pointer)
  const list = pair.inTranslation(outer)
  const value = valueToTake(looked, pointer, context, wanted)
  if (list === undefined || value === undefined || pair.inTranslation(pointer) !== undefined)
    return undefined
  const { path } = at.file
  if (!Array.isArray(valueAt(at.original.value, outer)))
    return { kind: 'set', file: path, pointer: `${list}/${key}`, value }
  const before = Array.from({ length: Number(key) }, (_, index) =>
    pair.inTranslation(`${outer}/${index}`),
  ).findLast((place) => place !== undefined)
  return {
    kind: 'insert',
    file: path,
    pointer: `${list}/${before === undefined ? 0 : Number(split(before)[1]) + 1}`,
    values: [value],
  }
}

/** What is known of the document from then on: new texts are made of their own words, which says that they are yet to be translated. */
const knownAfter = (
  { pair }: Looked,
  pointers: readonly string[],
  wanted: ReadonlySet<string>,
): Translated => {
  const there = new Set(pair.own.map(({ words }) => words))
  const taken = pair.original.filter(
    ({ pointer, words }) =>
      !there.has(words) &&
      wanted.has(words) &&
      pointers.some((outer) => pointer === outer || pointer.startsWith(`${outer}/`)),
  )
  return {
    ...pair.known,
    texts: {
      ...Object.fromEntries(taken.map(({ sign, words }) => [sign, words])),
      ...pair.known.texts,
    },
  }
}

/**
 * Takes over into a translation what only its original has, at its place and in the words of the original, which count as yet to be translated. `pointers`
 * lead to it in the original, in their order; of what is there nothing is taken over but the words that are `wanted`. No answer where it has no place in the
 * translation, or is itself yet to be written.
 */
export const takeOver = (
  looked: Looked,
  pointers: readonly string[],
  context: Context,
  wanted: ReadonlySet<string>,
): Offer[] => {
  const edits = pointers.flatMap((pointer) => entryEdit(looked, pointer, context, wanted) ?? [])
  if (edits.length === 0 || edits.length < pointers.length) return []
  const { at, known } = looked
  // From the last one on, so that none moves the place of another.
  const record =
    isObject(known.file?.value) && !known.isBroken
      ? recordEdits(at.language.tag, known.file, context.siteFile, [
          [at.key, knownAfter(looked, pointers, wanted)],
        ])
      : []
  return [{ label: msg('addToTranslate'), edits: [...edits.toReversed(), ...record] }]
}
