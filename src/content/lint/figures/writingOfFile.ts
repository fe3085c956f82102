import { memoize } from '../../../core/document/memoize.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import type { Writing } from '../../../core/kit/Writing.ts'
import { writingIn } from '../../../core/kit/writingIn.ts'
import { inCountry } from '../../../core/model/site/editions/editionSettings.ts'
import type { Units } from '../../../core/model/site/editions/factsIn.ts'
import { languagesOf } from '../../../core/model/site/editions/languagesOf.ts'
import { isLocale } from '../../../core/model/site/usableSettings.ts'
import { furtherLanguage } from '../named/languagesOf.ts'
import type { SharedView } from '../types/context.ts'
import type { LintFile } from '../types/file.ts'

/** Asked for with each document, while finding out what `Intl` knows takes longer than reading a text. */
const known = memoize((_: Kit) => new Map<string, Writing>())

type Seen = Pick<SharedView, 'kit' | 'site' | 'writing' | 'languageSettings'>

/** How figures are typed in a document: in the language that it belongs to, in the locale of its settings or else the country of the site, in the currency of the site. */
export const writingOfFile = (
  { kit, site, writing, languageSettings }: Seen,
  { place }: Pick<LintFile, 'place'>,
): Writing => {
  const language = site && furtherLanguage(languagesOf(site), { place })
  if (!language) return writing
  const { locale, currency } = writing
  const ownLocale = languageSettings[language.tag]?.locale
  const key = `${language.tag} ${ownLocale ?? ''} ${locale} ${currency}`
  const before = known(kit).get(key)
  if (before) return before
  const own = isLocale(language.tag)
    ? writingIn(kit, {
        language: language.tag,
        locale:
          ownLocale !== undefined && isLocale(ownLocale)
            ? ownLocale
            : inCountry(language.tag, locale),
        currency,
      })
    : writing
  known(kit).set(key, own)
  return own
}

/** What units are called in the language of a document, by the words of the main one. */
export const unitsOfFile = (
  { site, languageSettings }: Pick<SharedView, 'site' | 'languageSettings'>,
  { place }: Pick<LintFile, 'place'>,
): Units => {
  const language = site && furtherLanguage(languagesOf(site), { place })
  return (language && languageSettings[language.tag]?.units) ?? {}
}
