import { ancestors, nameOf } from './ancestors.ts'
import type { Dialog, Page, Site } from './buildModel.ts'
import { kindOf, notFoundRoute } from './sources.ts'

export type Crumb = { readonly route: string; readonly name: string }

/**
 * Where a page stands in the site, from the home page down to the page itself; what visitors see and what search
 * engines are told. Empty for pages that stand nowhere: the home page, the not-found page, dialogs.
 */
export const breadcrumbs = (site: Site, page: Page | Dialog): Crumb[] => {
  if ('heading' in page.document || page.route === notFoundRoute || kindOf(page.document) === 'home') return []
  const current: Page = { ...page, document: page.document }
  const above = ancestors(site, current)
  if (above.length === 0) return []
  return [...above, current].map((step) => ({ route: step.route, name: step.route === '/' ? site.words.home : nameOf(step) }))
}
