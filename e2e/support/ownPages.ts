import { inject } from 'vitest'
import { type SitePages, sitePages } from '../../bench/sitePages.ts'
import { ownSite } from '../../tests/support/sites.ts'

/** The pages of the site in `pages/` by what they are: tests name none of them. */
export const ownPages = (): SitePages => sitePages(ownSite, inject('ownDist'))
