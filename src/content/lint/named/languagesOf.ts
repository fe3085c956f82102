import type { SiteLanguage } from '../../../core/kit/Site.ts'
import { languageAt, languagesOf as listed } from '../../../core/model/site/editions/languagesOf.ts'
import type { Context } from '../types/context.ts'
import type { KnownFile } from '../types/file.ts'

/** The languages of a site, the main one first; none where it has one. */
export const languagesOf = ({ siteFile }: Pick<Context, 'siteFile'>): readonly SiteLanguage[] =>
  listed(siteFile?.sound ?? {})

/** The further language that a document belongs to: by its address, or by its folder. */
export const furtherLanguage = (
  languages: readonly SiteLanguage[],
  { place }: Pick<KnownFile, 'place'>,
): SiteLanguage | undefined => {
  const own =
    place?.route === undefined
      ? languages.find(({ tag }) => tag === place?.language)
      : languageAt(languages, place.route)
  return own?.base ? own : undefined
}
