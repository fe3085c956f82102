import { moduleOf } from '../blocks/index.ts'
import type { Block } from '../document/page.ts'
import type { SiteDocument } from '../document/site.ts'
import type { Claims } from '../kit/Claims.ts'

/** What all blocks of a page tell search engines, in order. */
export const claimsOf = (list: readonly Block[], settings: SiteDocument): Claims[] =>
  list.flatMap((block) => moduleOf(block.type).structuredData?.(block, settings) ?? [])
