import { join } from 'node:path'
import type { Site } from '../../model/buildModel.ts'
import type { Box } from '../../page/social/box.ts'
import { pictureSize } from '../../page/social/pictureTree.ts'
import { socialPicture } from '../../page/social/socialPicture.ts'
import type { OutputFile } from '../outputFiles.ts'
import { drawPicture } from './drawPicture.ts'
import { keyOf, pictureCache } from './pictureCache.ts'
import { pictureFonts } from './pictureFonts.ts'

export type PictureOptions = {
  readonly readAsset: (path: string) => Buffer
  /** The folder that drawn pictures are kept in. */
  readonly cache: string
}

/** How the pictures were come by: for `npm run bench`. Time in milliseconds. */
export type PictureReport = { readonly files: readonly OutputFile[]; readonly drawn: number; readonly found: number; readonly ms: number }

/** Goes into every key; to be raised when satori, resvg or the engine's own face change, so that pictures are drawn anew. */
const edition = '1'

/** Pictures that are laid out before the first of them is rasterised; bounds what is in memory. */
const atOnce = 8

/** The folder of the cache below the engine's root. Not among the bundles of scripts/engine.mjs, which tidies its own. */
export const pictureFolder = (engine = process.env['BROADSHEET_ENGINE'] ?? '.'): string => join(engine, 'node_modules', '.cache', 'broadsheet-pictures')

/** Draws the social pictures of all pages that need one, or takes them from the cache. Throws what satori and resvg throw. */
export const socialPictures = async (site: Site, { readAsset, cache: folder }: PictureOptions): Promise<PictureReport> => {
  const started = performance.now()
  const trees = new Map<string, Box>()
  for (const page of site.pages.values()) {
    const picture = socialPicture(site, page)
    if (picture?.tree) trees.set(picture.address, picture.tree)
  }
  if (trees.size === 0) return { files: [], drawn: 0, found: 0, ms: performance.now() - started }
  const cache = pictureCache(folder)
  const assetAt = (address: string) => {
    const asset = site.assets.get(address)
    return asset && readAsset(asset.path)
  }
  const { theme, firm } = site.settings
  const inputs = [theme.headingFace?.src, theme.strongFace?.src ?? theme.textFace?.src, firm.logo].map((address) => (address && assetAt(address)) || '')
  let fonts: ReturnType<typeof pictureFonts> | undefined
  let drawn = 0
  const dataOf = (address: string) => {
    const content = assetAt(address)
    return content && `data:image/svg+xml;base64,${content.toString('base64')}`
  }
  const fileOf = async ([address, tree]: readonly [string, Box]): Promise<OutputFile> => {
    const key = keyOf([edition, JSON.stringify(tree), ...inputs])
    const known = cache.find(key)
    const path = address.slice(1)
    if (known) return { path, content: known }
    fonts ??= pictureFonts(site.settings, assetAt)
    const content = await drawPicture(tree, pictureSize, await fonts, dataOf)
    cache.keep(key, content)
    drawn += 1
    return { path, content }
  }
  const files: OutputFile[] = []
  const waiting = [...trees]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) files.push(await fileOf(next))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  cache.prune()
  return { files, drawn, found: trees.size - drawn, ms: performance.now() - started }
}
