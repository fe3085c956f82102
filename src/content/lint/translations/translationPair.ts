import { isObject } from '../../../core/document/isObject.ts'
import type { Translated } from '../../../core/document/translations.ts'
import type { Choices } from '../../../core/kit/choices.ts'
import type { SiteLanguage } from '../../../core/kit/Site.ts'
import { keysOf } from '../../../core/model/schema/path.ts'
import {
  type Counterparts,
  counterparts,
  type KnownWords,
} from '../../../core/model/translations/counterparts.ts'
import { type Pair, sourcesOf } from '../../../core/model/translations/judgeTranslation.ts'
import { type SourceText, sourceTexts } from '../../../core/model/translations/sourceTexts.ts'
import type { Json, LintFile } from '../types/file.ts'

/** A document of a further language beside its original, and where a place of the original is in it. */
export type TranslationPair = Pair & Pick<Counterparts, 'inTranslation' | 'near'>

/** What a language says around its pages is compared as far as it says it at all; what is missing there is told of the whole of it. */
const isSaidIn = (own: Json, pointer: string): boolean => {
  const [first = '', second = ''] = keysOf(pointer)
  const part = own[first]
  return part !== undefined && (!isObject(part) || Object.hasOwn(part, second))
}

/** Units and the words of hours have a rule of their own: they are known by the words of the main language. */
const isByWords = (pointer: string): boolean =>
  pointer.startsWith('/units/') || pointer.startsWith('/firm/hourLabels/')

/** What is known of the texts of a document, by their places: an entry is the same one where its words are known to be made of those of the other. */
const wordsByPlace = (
  own: readonly SourceText[],
  original: readonly SourceText[],
  known: Translated,
): KnownWords => ({
  own: new Map(
    own.flatMap(({ pointer, sign }) => {
      const [source, more] = sourcesOf(known, sign) ?? []
      return source && more === undefined ? [[pointer, source] as const] : []
    }),
  ),
  original: new Map(original.map(({ pointer, words }) => [pointer, words])),
})

type Files = {
  readonly file: LintFile
  readonly original: LintFile
  readonly language: SiteLanguage
}

/** Reads a document of a language beside its original. Hidden blocks of both are left out; what is shown on some days only belongs to them. */
export const translationPair = (
  choices: Choices,
  { file, original, language }: Files,
  known: Translated,
): TranslationPair => {
  const [own, other] = [file.onAnyDay.shown, original.onAnyDay.shown]
  const isSettings = file.place?.kind === 'language'
  const textsOf = (value: Json | undefined, { place }: LintFile) =>
    place ? sourceTexts(choices, value, place.kind) : []
  const [ownTexts, texts] = [textsOf(own, file), textsOf(other, original)]
  return {
    own: ownTexts.filter(({ pointer }) => !isByWords(pointer)),
    original: texts.filter(({ pointer }) => !isSettings || isSaidIn(own ?? {}, pointer)),
    known,
    ...counterparts(own, other, language.base, wordsByPlace(ownTexts, texts, known)),
  }
}
