import type { SiteLanguage } from '../../../core/kit/Site.ts'
import { languageAt, languagesOf, withBase } from '../../../core/model/site/editions/languagesOf.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import type { Ground } from '../Ground.ts'

/** The languages of a site, the main one first; none where it has one. */
export const languagesIn = ({ files }: Pick<Ground, 'files'>): readonly SiteLanguage[] =>
  languagesOf(files.find(({ place }) => place?.kind === 'site')?.sound ?? {})

/** A page or dialog in a further language: it is the same one, by the same name in another folder. */
export type TranslationAt = {
  readonly language: SiteLanguage
  readonly route: string
  readonly file: KnownFile
}

/** What is there in further languages of what stands at an address of the main one; nothing for addresses of others. */
export const translationsAt = (ground: Ground, route: string): TranslationAt[] => {
  const languages = languagesIn(ground)
  if (languageAt(languages, route) !== languages[0]) return []
  return languages.slice(1).flatMap((language) => {
    const own = withBase(route, language)
    const file = ground.files.find(({ place }) => place?.route === own)
    return file ? [{ language, route: own, file }] : []
  })
}
