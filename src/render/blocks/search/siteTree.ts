import type { Page, Site } from '../../../core/kit/Site.ts'
import { nameOf } from '../../../core/model/site/ancestors.ts'
import { homeOf } from '../../../core/model/site/editions/editionOf.ts'
import { isIndexed } from '../../../core/model/site/isIndexed.ts'

export type SiteTree = {
  readonly route: string
  readonly name: string
  readonly below: readonly SiteTree[]
}

/** The home page first, then single pages, then those with pages below them. */
const rank = (home: string, { route, below }: SiteTree): number =>
  route === home ? 0 : below.length > 0 ? 2 : 1

/** All pages that may be found, each below its parent, by name. Pages whose parent is not there stand at the top. */
export const siteTree = (site: Site): SiteTree[] => {
  const pages = [...site.pages.values()].filter(isIndexed)
  const known = new Set(pages.map(({ route }) => route))
  const below = new Map<string, Page[]>()
  for (const page of pages) {
    const { parent } = page.document
    const place = parent !== undefined && parent !== page.route && known.has(parent) ? parent : ''
    below.set(place, [...(below.get(place) ?? []), page])
  }
  const collator = new Intl.Collator(site.settings.language, { numeric: true })
  const branch = (place: string, depth: number): SiteTree[] =>
    (below.get(place) ?? [])
      .map((page) => ({
        route: page.route,
        name: nameOf(page),
        below: depth < 4 ? branch(page.route, depth + 1) : [],
      }))
      .sort(
        (a, b) => rank(homeOf(site), a) - rank(homeOf(site), b) || collator.compare(a.name, b.name),
      )
  return branch('', 0)
}
