import type { Page, Site } from '../kit/Site.ts'
import { isIndexed } from '../model/isIndexed.ts'

const known = new WeakMap<Site, readonly Page[]>()

/** The articles of a site, newest first. */
export const articlesIn = (site: Site): readonly Page[] => {
  const before = known.get(site)
  if (before) return before
  const date = ({ document }: Page) => document.article?.date ?? ''
  const articles = [...site.pages.values()]
    .filter((page) => page.document.article && isIndexed(page))
    .sort((a, b) => (date(a) < date(b) ? 1 : date(a) > date(b) ? -1 : a.route < b.route ? -1 : 1))
  known.set(site, articles)
  return articles
}
