import { isObject } from '../../document/isObject.ts'
import type { Translated } from '../../document/translations.ts'
import type { Choices } from '../../kit/choices.ts'
import type { SiteLanguage } from '../../kit/Site.ts'
import { keysOf } from '../../model/path.ts'
import { type Counterparts, counterparts } from '../../model/translations/counterparts.ts'
import type { Pair } from '../../model/translations/judgeTranslation.ts'
import { sourceTexts } from '../../model/translations/sourceTexts.ts'
import type { Json, LintFile } from '../context.ts'

/** A document of a further language beside its original, and where a place of the original is in it. */
export type TranslationPair = Pair & Pick<Counterparts, 'near'>

/** What a language says around its pages is compared as far as it says it at all; what is missing there is told of the whole of it. */
const isSaidIn = (own: Json, pointer: string): boolean => {
  const [first = '', second = ''] = keysOf(pointer)
  const part = own[first]
  return part !== undefined && (!isObject(part) || Object.hasOwn(part, second))
}

/** Units have a rule of their own: they are known by the words of the main language. */
const isUnit = (pointer: string): boolean => pointer.startsWith('/units/')

type Files = { readonly file: LintFile; readonly original: LintFile; readonly language: SiteLanguage }

/** Reads a document of a language beside its original. Hidden blocks of both are left out; what is shown on some days only belongs to them. */
export const translationPair = (choices: Choices, { file, original, language }: Files, known: Translated): TranslationPair => {
  const [own, other] = [file.onAnyDay.shown, original.onAnyDay.shown]
  const isSettings = file.place?.kind === 'language'
  const textsOf = (value: Json | undefined, { place }: LintFile) => (place ? sourceTexts(choices, value, place.kind) : [])
  return {
    own: textsOf(own, file).filter(({ pointer }) => !isUnit(pointer)),
    original: textsOf(other, original).filter(({ pointer }) => !isSettings || isSaidIn(own ?? {}, pointer)),
    known,
    ...counterparts(own, other, language.base),
  }
}
