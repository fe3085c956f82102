import type { AnyPage } from '../../kit/Site.ts'

/** Whether search engines, feeds and the site's own search may list a page: no dialog, not the not-found page, not asked to be left out. */
export const isIndexed = (page: AnyPage): boolean =>
  page.documentType === 'page' && page.document.noindex !== true
