import type { BreadcrumbList } from 'schema-dts'
import type { AnyPage, Site } from '../../../core/kit/Site.ts'
import { breadcrumbs } from '../../../core/model/site/breadcrumbs.ts'

/** The breadcrumbs as visitors see them; none where they see none. */
export const trailNode = (site: Site, page: AnyPage): BreadcrumbList | undefined => {
  const crumbs = breadcrumbs(site, page)
  if (crumbs.length === 0) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ route, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.settings.origin + route,
    })),
  }
}
