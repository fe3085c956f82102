import type { SiteLanguage } from '../../kit/Site.ts'
import type { KnownFile } from '../../lint/context.ts'
import { furtherLanguage } from '../../lint/languagesOf.ts'
import { indexJson } from '../../lint/positions/indexJson.ts'
import { lineAndColumn, lineStarts } from '../../lint/positions/lineIndex.ts'
import { type KnownOfLanguage, knownOf, knownOfFile, type TranslatedFile, translatedFiles } from '../../lint/translations/translatedFiles.ts'
import { type TranslationPair, translationPair } from '../../lint/translations/translationPair.ts'
import type { SourceText } from '../../model/translations/sourceTexts.ts'
import { type Ground, refuse } from '../Ground.ts'
import { documentNamed } from '../places/documentNamed.ts'
import { languagesIn } from './translationsAt.ts'

/** A document of a language beside its original; `pointers`: the texts of it that are meant, all where there are none. */
export type Named = TranslatedFile & {
  readonly pair: TranslationPair
  readonly known: KnownOfLanguage
  readonly pointers?: ReadonlySet<string>
}

/** The languages of a site, the main one first. Errors: `Refusal` where it has but one. */
const languagesOfGround = (ground: Ground): readonly SiteLanguage[] => {
  const languages = languagesIn(ground)
  return languages.length > 1 ? languages : refuse('The site has one language: there is nothing translated in it.')
}

/** All translated documents of a language beside their originals, in the order of their files. */
export const translationsInto = (ground: Ground, languages: readonly SiteLanguage[], language: SiteLanguage): Named[] => {
  const known = knownOf(ground.files, language)
  if (known.isBroken) return refuse(`${known.file?.path} can't be read at the moment: mend it first.`)
  return translatedFiles(ground.files, languages, language).map((at) => ({
    ...at,
    known,
    pair: translationPair(ground.kit.choices, at, knownOfFile(known, at.key)),
  }))
}

/** The texts that begin or end in a line of a document, counted from 1. */
const textsAt = ({ text }: KnownFile, own: readonly SourceText[], line: number): ReadonlySet<string> => {
  const [starts, spans] = [lineStarts(text), indexJson(text)]
  return new Set(
    own.flatMap(({ pointer }) => {
      const span = spans.get(pointer)
      return span && lineAndColumn(starts, span.start).line === line ? [pointer] : []
    }),
  )
}

const oneNamed = (ground: Ground, languages: readonly SiteLanguage[], written: string): Named[] => {
  const further = languages.slice(1)
  const tagged = further.find(({ tag }) => tag.toLowerCase() === written.toLowerCase())
  if (tagged) return translationsInto(ground, languages, tagged)
  const [, what = written, line] = /^(pages\/.+?\.json):(\d+)(?::\d+)?$/.exec(written) ?? []
  if (/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(what))
    return refuse(`"${what}" is none of the further languages of the site. They are: ${further.map(({ tag }) => tag).join(', ')}.`)
  const file = documentNamed(ground, what)
  const language = furtherLanguage(languages, file)
  const found = language && translationsInto(ground, languages, language).find((one) => one.file.path === file.path)
  if (!found) return refuse(`${file.path} is no translation: it is a draft, is in the main language, or has no original there.`)
  if (line === undefined) return [found]
  const pointers = textsAt(file, found.pair.own, Number(line))
  return pointers.size > 0 ? [{ ...found, pointers }] : refuse(`No text that can be translated begins in line ${line} of ${file.path}.`)
}

/** The translations that somebody names: a language by its tag, a page by its address or file, a text by file and line as lint tells them; all where nothing is named. */
export const translationsNamed = (ground: Ground, named: readonly string[]): Named[] => {
  const languages = languagesOfGround(ground)
  const asked = named.length > 0 ? named : languages.slice(1).map(({ tag }) => tag)
  return asked.flatMap((written) => oneNamed(ground, languages, written))
}
