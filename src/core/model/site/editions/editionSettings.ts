import type { LanguageDocument } from '../../../document/language.ts'
import type { SiteDocument } from '../../../document/site.ts'
import type { SiteLanguage } from '../../../kit/Site.ts'
import { marksOf } from '../../figures/typedNumber.ts'
import { isLocale, usableSettings } from '../usableSettings.ts'
import { hoursInLanguage } from './hourLabels.ts'

/**
 * Figures are written in a language as in the country of the site. English keeps its own decimals: in Germany, `Intl` writes €4.90 and 4,9 next to each
 * other. So it is written as in Europe at large.
 */
export const inCountry = (tag: string, locale: string): string => {
  if (!isLocale(tag) || !isLocale(locale)) return tag
  const { region } = new Intl.Locale(tag)
  const of = new Intl.Locale(locale).region
  if (region !== undefined || of === undefined) return tag
  const local = new Intl.Locale(tag, { region: of })
  const isOdd = local.language === 'en' && marksOf(local.toString()).decimal !== '.'
  return isOdd ? new Intl.Locale(tag, { region: '150' }).toString() : local.toString()
}

/**
 * The settings of a site in one of its further languages, but for what stands around its pages (see untranslated.ts): names of the
 * firm are those of the main language where it has no others, numbers are written as the language writes them.
 */
export const editionSettings = (
  main: SiteDocument,
  own: LanguageDocument | undefined,
  { tag }: SiteLanguage,
): SiteDocument => {
  const { hourLabels, ...firm } = own?.firm ?? {}
  return usableSettings({
    ...main,
    language: tag,
    locale: own?.locale ?? inCountry(tag, main.locale),
    firm: { ...hoursInLanguage(main.firm, hourLabels), ...firm },
    seo: { ...main.seo, ...own?.seo },
  })
}
