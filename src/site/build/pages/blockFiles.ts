import { blockOf } from '../../../core/kit/blockOf.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import type { Site } from '../../../core/kit/Site.ts'
import { eachEdition } from '../../../core/model/site/editions/editionOf.ts'
import type { OutputFile } from '../write/OutputFile.ts'

/** The files that the blocks of a site need, once for each type of block that stands on some page, in each language. */
export const blockFiles = (kit: Kit, site: Site): OutputFile[] => {
  const files = eachEdition(site).flatMap((seen) => {
    const used = new Set([...seen.pages.values()].flatMap(({ types = [] }) => types))
    return [...used].sort().flatMap((type) => blockOf(kit, type).siteFiles?.(seen, kit) ?? [])
  })
  return files.map(({ path, text }) => ({ path, content: Buffer.from(text) }))
}
