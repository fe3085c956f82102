import type { SiteDocument } from '../../document/site.ts'

/** The whole title of a page as the browser and search results show it: the page's own, completed by the site's pattern. */
export const pageTitle = (title: string, { seo }: Pick<SiteDocument, 'seo'>): string =>
  seo.titlePattern.replace('{title}', () => title)
