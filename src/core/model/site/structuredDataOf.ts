import type { Block } from '../../document/page.ts'
import type { SiteDocument } from '../../document/site.ts'
import { blockOf } from '../../kit/blockOf.ts'
import type { Kit } from '../../kit/Kit.ts'
import type { StructuredData } from '../../kit/StructuredData.ts'

/** What all blocks of a page tell search engines, in order. */
export const structuredDataOf = (
  kit: Kit,
  list: readonly Block[],
  settings: SiteDocument,
): StructuredData[] =>
  list.flatMap((block) => blockOf(kit, block.type).structuredData?.(block, settings) ?? [])
