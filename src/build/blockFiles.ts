import { blockOf } from '../kit/blockOf.ts'
import type { Kit } from '../kit/Kit.ts'
import type { Site } from '../kit/Site.ts'
import type { OutputFile } from './outputFiles.ts'

/** The files that the blocks of a site need, once for each type of block that stands on some page. */
export const blockFiles = (kit: Kit, site: Site): OutputFile[] => {
  const used = new Set([...site.pages.values()].flatMap(({ types = [] }) => types))
  const files = [...used].sort().flatMap((type) => blockOf(kit, type).siteFiles?.(site, kit) ?? [])
  return files.map(({ path, text }) => ({ path, content: Buffer.from(text) }))
}
