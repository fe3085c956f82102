import { join } from 'node:path'
import type { Engine } from '../../engine/Engine.ts'
import type { Site } from '../../kit/Site.ts'
import type { Box } from '../../page/social/box.ts'
import { pictureSize } from '../../page/social/pictureTree.ts'
import { socialPicture } from '../../page/social/socialPicture.ts'
import { ahead } from '../ahead.ts'
import type { OutputFile } from '../outputFiles.ts'
import { drawPicture } from './drawPicture.ts'
import { keyOf, pictureCache } from './pictureCache.ts'
import { pictureFonts } from './pictureFonts.ts'
import { pictureInputs } from './pictureInputs.ts'

export type PictureOptions = {
  readonly readAsset: (path: string) => Buffer
  /** The folder that drawn pictures are kept in. */
  readonly cache: string
  /** Whether the built site has a picture already, drawn with the same faces and mark. */
  readonly isThere?: (path: string) => boolean
}

/** Goes into every key; to be raised when satori, resvg or the engine's own face change, so that pictures are drawn anew. */
const edition = '1'

/** Pictures in the making at a time: layout here, rasterising and packing in threads. */
const atOnce = 6

/** The folder that drawn pictures are kept in. Not among the bundles of scripts/engine.mjs, which tidies its own. */
export const pictureFolder = ({ cache }: Pick<Engine, 'cache'>): string => join(cache, 'broadsheet-pictures')

/** The pictures to be drawn by their address; pages of one title and category share one. */
const treesOf = (site: Site): Map<string, Box> => {
  const trees = new Map<string, Box>()
  for (const page of site.pages.values()) {
    const picture = socialPicture(site, page)
    if (picture?.tree) trees.set(picture.address, picture.tree)
  }
  return trees
}

/** The social pictures of all pages that need one: left as they are, taken from the cache, or drawn. Throws what satori and resvg throw. */
export async function* socialPictures(site: Site, { readAsset, cache: folder, isThere = () => false }: PictureOptions): AsyncGenerator<OutputFile> {
  const trees = treesOf(site)
  if (trees.size === 0) return
  const cache = pictureCache(folder)
  const inputs = pictureInputs(site, readAsset)
  const assetAt = (address: string) => {
    const asset = site.assets.get(address)
    return asset && readAsset(asset.path)
  }
  const dataOf = (address: string) => {
    const content = assetAt(address)
    return content && `data:image/svg+xml;base64,${content.toString('base64')}`
  }
  let fonts: ReturnType<typeof pictureFonts> | undefined
  yield* ahead(trees, atOnce, async ([address, tree]): Promise<OutputFile> => {
    const path = address.slice(1)
    if (isThere(path)) return { path, content: undefined }
    const key = keyOf([edition, JSON.stringify(tree), ...inputs])
    const known = cache.find(key)
    if (known) return { path, content: known }
    fonts ??= pictureFonts(site.settings, assetAt)
    const content = await drawPicture(tree, pictureSize, await fonts, dataOf)
    cache.keep(key, content)
    return { path, content }
  })
  cache.prune()
}
