import type { Offer, Question } from 'schema-dts'
import { blocks } from '../blocks/index.ts'
import type { Block } from '../document/page.ts'
import type { SiteDocument } from '../document/site.ts'

/**
 * What a block may tell search engines, in schema.org's terms: questions that it answers, offers with a price, and what
 * its presence says of the page. Only what visitors see there.
 */
export type Claims = {
  readonly questions?: readonly Question[]
  readonly offers?: readonly Offer[]
  readonly page?: 'AboutPage' | 'ContactPage'
  /** The person whom it presents. */
  readonly person?: string
}

/** What a block folder may export beside its schema: `structuredData`, a pure function of the block and the site's settings. */
type Speaking = { readonly schema: unknown; readonly structuredData?: (block: never, settings: SiteDocument) => Claims }

/** What all blocks of a page tell, in order. */
export const claimsOf = (list: readonly Block[], settings: SiteDocument): Claims[] =>
  list.flatMap((block) => {
    if (!Object.hasOwn(blocks, block.type)) return []
    const { structuredData }: Speaking = blocks[block.type as keyof typeof blocks] // just looked up
    return structuredData ? [structuredData(block as never, settings)] : [] // the block's own type leads to its own function
  })
