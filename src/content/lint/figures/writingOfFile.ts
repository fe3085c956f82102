import { memoize } from '../../../core/document/memoize.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import type { Writing } from '../../../core/kit/Writing.ts'
import { writingIn } from '../../../core/kit/writingIn.ts'
import { inCountry } from '../../../core/model/site/editions/editionSettings.ts'
import { languagesOf } from '../../../core/model/site/editions/languagesOf.ts'
import { isLocale } from '../../../core/model/site/usableSettings.ts'
import { furtherLanguage } from '../named/languagesOf.ts'
import type { SharedView } from '../types/context.ts'
import type { LintFile } from '../types/file.ts'

/** Asked for with each document, while finding out what `Intl` knows takes longer than reading a text. */
const known = memoize((_: Kit) => new Map<string, Writing>())

/** How figures are typed in a document: in the language that it belongs to, in the country and the currency of the site. `ownLocale` is what the language's own settings name. */
export const writingOfFile = (
  { kit, site, writing }: Pick<SharedView, 'kit' | 'site' | 'writing'>,
  { place }: Pick<LintFile, 'place'>,
  ownLocale?: string,
): Writing => {
  const language = site && furtherLanguage(languagesOf(site), { place })
  if (!language) return writing
  const { locale, currency } = writing
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
