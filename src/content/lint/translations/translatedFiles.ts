import { isObject } from '../../../core/document/isObject.ts'
import {
  type Translated,
  type TranslationsDocument,
  translationsFile,
} from '../../../core/document/translations.ts'
import type { SiteLanguage } from '../../../core/kit/Site.ts'
import { withoutBase } from '../../../core/model/site/editions/languagesOf.ts'
import { furtherLanguage } from '../named/languagesOf.ts'
import type { KnownFile } from '../types/file.ts'

/** A document of a further language with its original; `key`: the address under which the language's record has it, none for what stands around its pages. */
export type TranslatedFile = {
  readonly file: KnownFile
  readonly original: KnownFile
  readonly key: string | undefined
  readonly language: SiteLanguage
}

/** The record of a language, where it can be read; `isBroken`: there is one, and nobody knows what it says. */
export type KnownOfLanguage = {
  readonly file: KnownFile | undefined
  readonly isBroken: boolean
  readonly document: Partial<TranslationsDocument>
}

/** What is known of the translations into a language. */
export const knownOf = (files: readonly KnownFile[], { tag }: SiteLanguage): KnownOfLanguage => {
  const file = files.find(({ path }) => path === translationsFile(tag))
  const isBroken = file !== undefined && !file.summary.sound
  return {
    file,
    isBroken,
    document:
      file && !isBroken && isObject(file.value)
        ? (file.value as Partial<TranslationsDocument>)
        : {},
  } // it follows its schema
}

/** What is known of one document. */
export const knownOfFile = ({ document }: KnownOfLanguage, key: string | undefined): Translated =>
  (key === undefined
    ? document.site
    : Object.hasOwn(document.pages ?? {}, key)
      ? document.pages?.[key]
      : undefined) ?? {}

/** The documents of a further language that have an original; drafts where they are asked for: what nobody sees yet need not be right. */
export const translatedFiles = (
  files: readonly KnownFile[],
  languages: readonly SiteLanguage[],
  language: SiteLanguage,
  { drafts = false } = {},
): TranslatedFile[] => {
  const byRoute = new Map(
    files.flatMap((file) =>
      file.place?.route === undefined ? [] : [[file.place.route, file] as const],
    ),
  )
  const settings = files.find(({ place }) => place?.kind === 'site')
  return files.flatMap((file): TranslatedFile[] => {
    const { place, summary } = file
    if (
      furtherLanguage(languages, file) !== language ||
      (!drafts && summary.head['draft'] === true) ||
      !summary.sound
    )
      return []
    if (place?.kind === 'language')
      return settings?.summary.sound ? [{ file, original: settings, key: undefined, language }] : []
    const key = place?.route === undefined ? undefined : withoutBase(place.route, language)
    const original = key === undefined ? undefined : byRoute.get(key)
    return key !== undefined && original?.summary.sound && original !== file
      ? [{ file, original, key, language }]
      : []
  })
}
