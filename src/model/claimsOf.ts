import type { Block } from '../document/page.ts'
import type { SiteDocument } from '../document/site.ts'
import { blockOf } from '../kit/blockOf.ts'
import type { Claims } from '../kit/Claims.ts'
import type { Kit } from '../kit/Kit.ts'

/** What all blocks of a page tell search engines, in order. */
export const claimsOf = (kit: Kit, list: readonly Block[], settings: SiteDocument): Claims[] =>
  list.flatMap((block) => blockOf(kit, block.type).structuredData?.(block, settings) ?? [])
