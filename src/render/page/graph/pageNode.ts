import type { WebPage } from 'schema-dts'
import { kindOf } from '../../../core/document/sources.ts'
import type { AnyPage, Site } from '../../../core/kit/Site.ts'
import type { StructuredData } from '../../../core/kit/StructuredData.ts'
import { firmId } from './firm.ts'

export const addressOf = (site: Site, page: AnyPage): string => site.settings.origin + page.route

/** What kind of page it is in schema.org's terms. A list of links says more than the blocks on it; questions are said besides. */
const typesOf = (
  { documentType, document }: AnyPage,
  structuredData: readonly StructuredData[],
): string[] => {
  const kind = documentType === 'dialog' ? 'form' : kindOf(document)
  const claimed = structuredData.flatMap(({ page }) => page ?? [])
  const main =
    kind === 'list' || kind === 'hub'
      ? 'CollectionPage'
      : kind === 'form' || kind === 'plain'
        ? (['ContactPage', 'AboutPage'] as const).find((type) => claimed.includes(type))
        : undefined
  const types = [
    ...(main ? [main] : []),
    ...(structuredData.some(({ questions }) => questions?.length) ? ['FAQPage'] : []),
  ]
  return types.length > 0 ? types : ['WebPage']
}

/** The page itself, with the questions that it answers. */
export const pageNode = (site: Site, page: AnyPage, structuredData: readonly StructuredData[]) => {
  const [type, ...others] = typesOf(page, structuredData)
  const url = addressOf(site, page)
  const questions = structuredData.flatMap((claim) => claim.questions ?? [])
  return {
    '@type': (others.length > 0 ? [type, ...others] : type) as 'WebPage', // schema-dts knows no node of two types
    '@id': url,
    url,
    name: page.document.title,
    inLanguage: site.settings.language,
    mainEntity:
      questions.length > 0
        ? questions
        : type === 'AboutPage' || type === 'ContactPage'
          ? { '@id': firmId(site.settings) }
          : undefined,
  } satisfies WebPage
}
