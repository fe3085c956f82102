import type { AnyPage, Site, SiteLanguage } from '../../../kit/Site.ts'
import { editionAt } from './editionOf.ts'
import { homeIn, sameIn } from './languagesOf.ts'

/** Where a page is in one of the languages: at `route`, the home page where it `isMissing` there. */
export type Translation = {
  readonly language: SiteLanguage
  readonly route: string
  readonly isMissing: boolean
  readonly isOwn: boolean
}

/** Where a page is in each of the languages of its site, its own among them; none where the site has one language. */
export const translationsOf = (site: Site, page: AnyPage): Translation[] => {
  const own = editionAt(site, page.route)
  if (!own || !site.editions) return []
  return site.editions.map(({ language, dialogs }) => {
    const route = sameIn(page.route, own.language, language)
    const isThere = page.documentType === 'dialog' ? dialogs.has(page.id) : site.pages.has(route)
    const isMissing = !isThere && page.documentType !== 'notFound' // what is nowhere has no translation either
    return {
      language,
      route: isThere ? route : homeIn(language),
      isMissing,
      isOwn: language === own.language,
    }
  })
}
