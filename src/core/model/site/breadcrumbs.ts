import { kindOf } from '../../document/sources.ts'
import type { AnyPage, Site } from '../../kit/Site.ts'
import { ancestors, nameOf } from './ancestors.ts'
import { homeOf } from './editions/editionOf.ts'

export type Crumb = { readonly route: string; readonly name: string }

/**
 * Where a page stands in the site, from the home page down to the page itself; what visitors see and what search
 * engines are told. Empty for pages that stand nowhere: the home page, the not-found page, dialogs.
 */
export const breadcrumbs = (site: Site, page: AnyPage): Crumb[] => {
  if (page.documentType !== 'page' || kindOf(page.document) === 'home') return []
  const above = ancestors(site, page)
  if (above.length === 0) return []
  return [...above, page].map((step) => ({
    route: step.route,
    name: step.route === homeOf(site) ? site.words.home : nameOf(step),
  }))
}
