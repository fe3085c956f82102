import { useContext } from 'react'
import type { Site } from '../../core/kit/Site.ts'
import { editionAt } from '../../core/model/site/editions/editionOf.ts'
import { PageContext } from './PageContext.ts'

/** The language of what stands at an address of the site, where it is another than the page's. */
export const languageOf = (site: Site, href: string): string | undefined => {
  if (!site.edition || !href.startsWith('/')) return undefined
  const { language } = editionAt(site, href.replace(/[?#].*$/, '')) ?? site.edition
  return language === site.edition.language ? undefined : language.tag
}

const known = new Map<string, string | undefined>()

/** What a language is called in the language of the page: `अंग्रेज़ी` of `en-IN`. Each link asks, and `Intl` takes half a millisecond to be ready to answer. */
export const languageName = ({ writing: { locale } }: Site, tag: string): string | undefined => {
  const key = `${locale} ${tag}`
  if (!known.has(key))
    known.set(
      key,
      new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(
        new Intl.Locale(tag).language,
      ),
    )
  return known.get(key)
}

/** The same for a link that is drawn, with what visitors are told of it: they read before they go that it leads to another language. */
export const useLanguageOf = (
  href: string,
):
  | { readonly tag: string; readonly name: string | undefined; readonly own: string }
  | undefined => {
  const site = useContext(PageContext)?.site
  const tag = site && languageOf(site, href)
  return !site || tag === undefined
    ? undefined
    : { tag, name: languageName(site, tag), own: site.settings.language }
}
