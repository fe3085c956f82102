import { inCountry } from '../../../core/model/site/editions/editionSettings.ts'
import { isLocale } from '../../../core/model/site/usableSettings.ts'

/**
 * A language and a country, as Facebook's list of locales has them: `en_GB`. A tag without a country takes that of the site if its locale is in the same
 * language, else the one that most of its speakers live in. Source: Open Graph protocol, og:locale.
 * @internal For tests.
 */
export const socialLocale = (tag: string, locale: string): string => {
  if (!isLocale(tag)) return tag.replaceAll('-', '_')
  const { language, region } = new Intl.Locale(tag)
  const site = isLocale(locale) ? new Intl.Locale(locale) : undefined
  const country =
    region ??
    (site?.language === language ? site.region : undefined) ??
    new Intl.Locale(tag).maximize().region
  return country === undefined || !/^[A-Z]{2}$/.test(country) ? language : `${language}_${country}`
}

type Languages = {
  readonly settings: { readonly locale: string }
  readonly editions?: readonly {
    readonly language: { readonly tag: string }
    readonly settings: { readonly locale: string }
  }[]
}

/** The same for a language of a site, on each of its pages: by the locale that its author wrote, else by that of the site. Pure. */
export const siteSocialLocale = ({ settings, editions = [] }: Languages, tag: string): string => {
  const main = (editions[0]?.settings ?? settings).locale
  const { locale } = editions.find(({ language }) => language.tag === tag)?.settings ?? settings
  return socialLocale(tag, locale === inCountry(tag, main) ? main : locale)
}
