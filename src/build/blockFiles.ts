import { moduleOf } from '../blocks/index.ts'
import type { Site } from '../kit/Site.ts'
import type { OutputFile } from './outputFiles.ts'

/** The files that the blocks of a site need, once for each type of block that stands on some page. */
export const blockFiles = (site: Site): OutputFile[] => {
  const used = new Set([...site.pages.values()].flatMap(({ types = [] }) => types))
  const files = [...used].sort().flatMap((type) => moduleOf(type).siteFiles?.(site) ?? [])
  return files.map(({ path, text }) => ({ path, content: Buffer.from(text) }))
}
