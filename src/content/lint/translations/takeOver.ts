import { documentSchemas } from '../../../core/document/documentSchemas.ts'
import { isObject } from '../../../core/document/isObject.ts'
import type { Translated } from '../../../core/document/translations.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import { valueAt } from '../../../core/model/history/rewriteValue.ts'
import { namesIn } from '../../../core/model/schema/namesIn.ts'
import { rewriteIn } from '../../../core/model/schema/rewriteIn.ts'
import { unfinished } from '../../../core/model/text/unfinished.ts'
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

/** What stands at a place of the original, with its links to pages of the language as far as they are there; undefined where it is yet to be written. */
const valueToTake = (
  { at: { original, language } }: Looked,
  pointer: string,
  context: Context,
): unknown => {
  if (!original.value || !original.place) return undefined
  const names = namesIn(context.kit.choices, original.value, documentSchemas[original.place.kind])
  const linked = rewriteIn(original.value, names, ({ kind, name }) =>
    kind === 'address' ? ownAddress(name, language, context) : undefined,
  )
  const value = valueAt(linked, pointer)
  return value === undefined || unfinished.test(JSON.stringify(value)) ? undefined : value
}

/** Puts it behind what stands before it in the original, or under the same key. */
const entryEdit = (looked: Looked, pointer: string, context: Context): DocumentEdit | undefined => {
  const { at, pair } = looked
  const [outer, key] = split(pointer)
  const list = pair.inTranslation(outer)
  const value = valueToTake(looked, pointer, context)
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
const knownAfter = ({ pair }: Looked, pointers: readonly string[]): Translated => {
  const there = new Set(pair.own.map(({ words }) => words))
  const taken = pair.original.filter(
    ({ pointer, words }) =>
      !there.has(words) &&
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
 * lead to it in the original, in their order. No answer where it has no place there, or is itself yet to be written.
 */
export const takeOver = (
  looked: Looked,
  pointers: readonly string[],
  context: Context,
): Offer[] => {
  const edits = pointers.flatMap((pointer) => entryEdit(looked, pointer, context) ?? [])
  if (edits.length === 0 || edits.length < pointers.length) return []
  const { at, known } = looked
  // From the last one on, so that none moves the place of another.
  const record =
    isObject(known.file?.value) && !known.isBroken
      ? recordEdits(at.language.tag, known.file, context.siteFile, [
          [at.key, knownAfter(looked, pointers)],
        ])
      : []
  return [{ label: msg('addToTranslate'), edits: [...edits.toReversed(), ...record] }]
}
