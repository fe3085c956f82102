import { useContext } from 'react'
import type { Site } from '../kit/Site.ts'
import { editionAt } from '../model/editions/editionOf.ts'
import { PageContext } from './PageContext.ts'

/** The language of what stands at an address of the site, where it is another than the page's. */
export const languageOf = (site: Site, href: string): string | undefined => {
  if (!site.edition || !href.startsWith('/')) return undefined
  const { language } = editionAt(site, href.replace(/[?#].*$/, '')) ?? site.edition
  return language === site.edition.language ? undefined : language.tag
}

/** The same for a link that is drawn. */
export const useLanguageOf = (href: string): string | undefined => {
  const context = useContext(PageContext)
  return context && languageOf(context.site, href)
}
