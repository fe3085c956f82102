import type { Service } from 'schema-dts'
import { kindOf } from '../../../core/document/sources.ts'
import type { Page, Site } from '../../../core/kit/Site.ts'
import type { StructuredData } from '../../../core/kit/StructuredData.ts'
import { nameOf } from '../../../core/model/site/ancestors.ts'
import { firmId } from './firm.ts'

/** The service that a page offers, with the prices that stand on it; undefined for other pages. */
export const serviceNode = (
  site: Site,
  page: Page,
  structuredData: readonly StructuredData[],
): Service | undefined => {
  if (kindOf(page.document) !== 'service') return undefined
  const offers = structuredData.flatMap((claim) => claim.offers ?? [])
  return {
    '@type': 'Service',
    name: nameOf(page),
    provider: { '@id': firmId(site.settings) },
    areaServed: site.settings.firm.areaServed,
    offers: offers.length > 0 ? offers : undefined,
  }
}
