import { furtherLanguage } from '../../../../content/lint/named/languagesOf.ts'
import { englishNameOf } from '../../../../core/document/englishNameOf.ts'
import type { SiteDocument } from '../../../../core/document/site.ts'
import { placeOf } from '../../../../core/document/sources.ts'
import type { SiteLanguage } from '../../../../core/kit/Site.ts'
import { languagesOf } from '../../../../core/model/site/editions/languagesOf.ts'
import { useDocument } from './useStudio.ts'
import { valueAt } from './valueAfter.ts'

/** The languages of the site, the main one first; none where it has one, or while they are not known. */
export const useLanguages = (): readonly SiteLanguage[] => {
  const listed = valueAt(useDocument('pages/_site.json')?.value, ['languages'])
  return Array.isArray(listed)
    ? languagesOf({ languages: listed as NonNullable<SiteDocument['languages']> })
    : [] // lint tells what is wrong in it
}

/** The further language that a document is written in; nothing where that is the main one. */
export const useFileLanguage = (file: string): SiteLanguage | undefined =>
  furtherLanguage(useLanguages(), { place: placeOf(file) })

/** Gives for a document the name of the further language that it is written in; nothing where that is the main one. */
export const useLanguageNames = (): ((file: string) => string | undefined) => {
  const languages = useLanguages()
  return (file) => {
    const language = furtherLanguage(languages, { place: placeOf(file) })
    return language && englishNameOf(language.tag)
  }
}
