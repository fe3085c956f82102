import { memoize } from '../../core/document/memoize.ts'
import type { Page, Site } from '../../core/kit/Site.ts'
import { isIndexed } from '../../core/model/site/isIndexed.ts'

/** The articles of a site, newest first. */
export const articlesIn = memoize((site: Site): readonly Page[] => {
  const date = ({ document }: Page) => document.article?.date ?? ''
  const articles = [...site.pages.values()]
    .filter((page) => page.document.article && isIndexed(page))
    .sort((a, b) => (date(a) < date(b) ? 1 : date(a) > date(b) ? -1 : a.route < b.route ? -1 : 1))
  return articles
})
