import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { assetsFolder } from '../src/core/document/sources.ts'
import { readSite } from '../src/site/store/readSite.ts'
import { type GeneratedSet, generateSite } from './generateSite.ts'

/** Writes `pages` pages that are generated from a site's own, with its assets. */
export const generateFrom = (
  from: string,
  pages: number,
  root: string,
  set: GeneratedSet,
): void => {
  generateSite(readSite(from).files, pages, root, { plain: true, set })
  if (existsSync(join(from, assetsFolder)))
    cpSync(join(from, assetsFolder), join(root, assetsFolder), { recursive: true })
}
