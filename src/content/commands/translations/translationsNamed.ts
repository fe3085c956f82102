import type { SiteLanguage } from '../../../core/kit/Site.ts'
import { judgeTranslation } from '../../../core/model/translations/judgeTranslation.ts'
import { furtherLanguage } from '../../lint/named/languagesOf.ts'
import { positionIn } from '../../lint/positions/positionIn.ts'
import { firstWords } from '../../lint/translations/changedWords.ts'
import {
  type KnownOfLanguage,
  knownOf,
  knownOfFile,
  type TranslatedFile,
  translatedFiles,
} from '../../lint/translations/translatedFiles.ts'
import { type TranslationPair, translationPair } from '../../lint/translations/translationPair.ts'
import { type Ground, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { languagesIn } from '../names/translationsAt.ts'
import { documentNamed } from '../places/documentNamed.ts'

/** A document of a language beside its original; `pointers`: the texts of it that are meant, all where there are none. */
export type Named = TranslatedFile & {
  readonly pair: TranslationPair
  readonly known: KnownOfLanguage
  readonly pointers?: ReadonlySet<string>
}

/** The languages of a site, the main one first. Errors: `OperationError` where it has but one. */
const languagesOfGround = (ground: Ground): readonly SiteLanguage[] => {
  const languages = languagesIn(ground)
  return languages.length > 1 ? languages : refuse(say('nothingTranslated'))
}

/** All translated documents of a language beside their originals, in the order of their files. */
const translationsInto = (
  ground: Ground,
  languages: readonly SiteLanguage[],
  language: SiteLanguage,
): Named[] => {
  const known = knownOf(ground.files, language)
  if (known.isBroken) return refuse(say('unreadable', { path: known.file?.path ?? '' }))
  return translatedFiles(ground.files, languages, language).map((at) => ({
    ...at,
    known,
    pair: translationPair(ground.kit.choices, at, knownOfFile(known, at.key)),
  }))
}

/** The one text that begins in a line of a document, or at a column of it, both from 1. Of several it is the one that is to be looked at. Errors: `OperationError` where none does, or that are several. */
const textAt = (
  { file, pair }: Pick<Named, 'file' | 'pair'>,
  line: number,
  column: number | undefined,
): string => {
  const placed = pair.own.map((text) => ({ ...text, at: positionIn(file, text.pointer) }))
  const there = placed.filter(
    ({ at }) => at.line === line && (column === undefined || at.column === column),
  )
  const { stale, unknown, untranslated } = judgeTranslation(pair)
  const open = new Set(
    [...[...stale, ...unknown].map(({ text }) => text), ...untranslated].map(
      ({ pointer }) => pointer,
    ),
  )
  const [one, ...more] = there.length > 1 ? there.filter(({ pointer }) => open.has(pointer)) : there
  if (one && more.length === 0) return one.pointer
  if (there.length === 0) return refuse(say('noTextInLine', { path: file.path, line, column }))
  return refuse(
    say('severalTextsInLine', {
      path: file.path,
      line,
      areOpen: one !== undefined,
      texts: (one ? [one, ...more] : there).map(({ at, words }) => ({
        column: at.column,
        words: firstWords(words),
      })),
    }),
  )
}

const oneNamed = (ground: Ground, languages: readonly SiteLanguage[], written: string): Named[] => {
  const further = languages.slice(1)
  const tagged = further.find(({ tag }) => tag.toLowerCase() === written.toLowerCase())
  if (tagged) return translationsInto(ground, languages, tagged)
  const [, what = written, line, column] =
    /^(pages\/.+?\.json):(\d+)(?::(\d+))?$/.exec(written) ?? []
  if (/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(what))
    return refuse(say('notAFurtherLanguage', { what, tags: further.map(({ tag }) => tag) }))
  const file = documentNamed(ground, what)
  const language = furtherLanguage(languages, file)
  const found =
    language &&
    translationsInto(ground, languages, language).find((one) => one.file.path === file.path)
  if (!found) return refuse(say('notATranslation', { path: file.path }))
  if (line === undefined) return [found]
  return [
    {
      ...found,
      pointers: new Set([
        textAt(found, Number(line), column === undefined ? undefined : Number(column)),
      ]),
    },
  ]
}

/** The translations that somebody names: a language by its tag, a page by its address or file, a text by file, line and column as lint tells them; all where nothing is named. */
export const translationsNamed = (ground: Ground, named: readonly string[]): Named[] => {
  const languages = languagesOfGround(ground)
  const asked = named.length > 0 ? named : languages.slice(1).map(({ tag }) => tag)
  return asked.flatMap((written) => oneNamed(ground, languages, written))
}
