import type { Graph, Thing } from 'schema-dts'
import { kindOf } from '../../../core/document/sources.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import type { AnyPage, Site } from '../../../core/kit/Site.ts'
import { structuredDataOf } from '../../../core/model/site/structuredDataOf.ts'
import { articleNode } from './article.ts'
import { firmId, firmNode } from './firm.ts'
import { pageNode } from './pageNode.ts'
import { serviceNode } from './service.ts'
import { trailNode } from './trail.ts'

/** The site by its name, on the home page only, where search engines look for it. Left out while the name is made up. */
const siteNode = ({ settings }: Site): Thing => ({
  '@type': 'WebSite',
  name: settings.firm.name,
  url: `${settings.origin}/`,
  publisher: { '@id': firmId(settings) },
})

/** What a page tells search engines: one graph, made of what its visitors see. */
export const graphOf = (kit: Kit, site: Site, page: AnyPage): Graph => {
  const { settings } = site
  const structuredData = structuredDataOf(kit, page.document.blocks, settings)
  const nodes: (Thing | undefined)[] = [
    firmNode(
      settings,
      structuredData.flatMap(({ people }) => people ?? []),
    ),
    pageNode(site, page, structuredData),
    trailNode(site, page),
  ]
  if (page.documentType === 'page') {
    nodes.push(serviceNode(site, page, structuredData), articleNode(kit, site, page))
    if (kindOf(page.document) === 'home' && !settings.placeholder) nodes.push(siteNode(site))
  }
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) }
}
