import type { Page, Site } from '../../kit/Site.ts'
import { homeOf } from './editions/editionOf.ts'

/** The pages above a page, from the home page down, by each page's `parent`. A loop ends where it begins. */
export const ancestors = (site: Site, page: Page): Page[] => {
  const above: Page[] = []
  let parent = page.document.parent
  while (parent !== undefined) {
    const next = site.pages.get(parent)
    if (!next || next === page || above.includes(next)) break
    above.unshift(next)
    parent = next.document.parent
  }
  const home = site.pages.get(homeOf(site))
  if (home && home !== page && !above.includes(home)) above.unshift(home)
  return above
}

/** The short name of a page, for breadcrumbs and lists. */
export const nameOf = (page: Page): string => page.document.name ?? page.document.title
