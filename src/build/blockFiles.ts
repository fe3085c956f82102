import { blocks } from '../blocks/index.ts'
import type { Site } from '../model/buildModel.ts'
import type { OutputFile } from './outputFiles.ts'

/** What a block folder may export beside its schema: `siteFiles`, files that a site with such a block needs besides its pages. */
type Filing = { readonly schema: unknown; readonly siteFiles?: (site: Site) => readonly { readonly path: string; readonly text: string }[] }

/** The files that the blocks of a site need, once for each type of block that stands on some page. */
export const blockFiles = (site: Site): OutputFile[] => {
  const used = new Set([...site.pages.values()].flatMap(({ types = [] }) => types))
  return Object.entries(blocks).flatMap(([type, block]) => {
    const { siteFiles }: Filing = block
    return siteFiles && used.has(type) ? siteFiles(site).map(({ path, text }) => ({ path, content: Buffer.from(text) })) : []
  })
}
