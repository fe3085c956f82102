import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentType } from '../../../site/server/contentTypes.ts'
import { readManifest } from '../../../site/store/siteManifest.ts'

/** What a browser gets for an address of a built site; undefined where there is nothing. */
export type BuiltFiles = (
  address: string,
) => { readonly body: Buffer; readonly contentType: string } | undefined

/** Reads a built site's files by their addresses. */
export const builtFiles = (dir: string): BuiltFiles => {
  const { pages } = readManifest(dir)
  return (address) => {
    const path = decodeURIComponent(address)
    const file = Object.hasOwn(pages, path) ? pages[path]?.file : path.slice(1)
    if (file === undefined || file.split('/').some((part) => part.startsWith('.'))) return undefined
    try {
      return { body: readFileSync(join(dir, file)), contentType: contentType(file) }
    } catch {
      return undefined // it is not there
    }
  }
}
