import type { Dialog, Page } from './buildModel.ts'
import { notFoundRoute } from './sources.ts'

/** Whether search engines, feeds and the site's own search may list a page: no dialog, not the not-found page, not asked to be left out. */
export const isIndexed = ({ document, route }: Page | Dialog): boolean => !('heading' in document) && document.noindex !== true && route !== notFoundRoute
