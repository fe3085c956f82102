import type { SiteDocument } from '../document/site.ts'
import type { Language } from '../locale/Language.ts'
import type { Kit } from './Kit.ts'
import { languageOf } from './languageOf.ts'
import type { Writing } from './Writing.ts'

/** A locale for `Intl`, with the country and the digits of its language where it names none: what that gives may not depend on the edition of `Intl`. */
const localeFor = (locale: string, { country, digits }: Language): string => {
  const { region, numberingSystem } = new Intl.Locale(locale)
  return new Intl.Locale(locale, {
    region: region ?? country,
    numberingSystem: numberingSystem ?? digits,
  }).toString()
}

/** How a site writes. Names that `Intl` does not know throw a RangeError; see `usableSettings` in src/core/model. */
export const writingIn = (
  kit: Pick<Kit, 'languages'>,
  { language: tag, locale, currency }: Pick<SiteDocument, 'language' | 'locale' | 'currency'>,
): Writing => {
  const language = languageOf(kit, tag)
  return { language, locale: localeFor(locale, language), currency }
}
