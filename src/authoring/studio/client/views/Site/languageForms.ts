import { isObject } from '../../../../../core/document/isObject.ts'
import { languageSchema } from '../../../../../core/document/language.ts'
import type { SiteLanguage } from '../../../../../core/kit/Site.ts'
import { languagesOf } from '../../../../../core/model/site/editions/languagesOf.ts'
import { keysIn, type Section } from '../../../protocol/sections.ts'

/** Where a further language says what it says otherwise than the settings. */
export const languageFile = ({ tag }: Pick<SiteLanguage, 'tag'>): string =>
  `pages/${tag}/_site.json`

/** The further languages of a site, by its settings. Pure. */
export const furtherLanguages = (settings: unknown): readonly SiteLanguage[] =>
  isObject(settings) && Array.isArray(settings['languages'])
    ? languagesOf({ languages: settings['languages'] }).slice(1)
    : []

/** The keys of a part of the settings that each language may have of its own; none of what is the same in all of them, as the look. Pure. */
export const keysOfLanguages = (section: Section): readonly string[] => {
  const own = Object.keys(languageSchema.properties)
  return keysIn(section, own).filter((key) => own.includes(key))
}
