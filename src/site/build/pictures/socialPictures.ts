import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Engine } from '../../../core/engine/Engine.ts'
import type { Site } from '../../../core/kit/Site.ts'
import { eachEdition } from '../../../core/model/site/editions/editionOf.ts'
import {
  markSide,
  pictureSize,
  sheetTree,
  wordsTree,
} from '../../../render/page/social/pictureTree.ts'
import { socialPicture } from '../../../render/page/social/socialPicture.ts'
import { ahead } from '../pages/ahead.ts'
import type { OutputFile } from '../write/OutputFile.ts'
import { openThreads, type Threads } from '../write/threads.ts'
import type { PictureOrder } from './drawOnSheet.ts'
import { drawSquare, hasTexts } from './drawSquare.ts'
import { fontFiles } from './fontFiles.ts'
import { keyOf, pictureCache } from './pictureCache.ts'
import { pictureInputs } from './pictureInputs.ts'
import type { PicturesGiven } from './pictureThread.ts'
import type { FontFiles } from './usableFonts.ts'

export type PictureOptions = {
  readonly readAsset: (path: string) => Buffer
  /** The folder that drawn pictures are kept in. */
  readonly cache: string
  /** Whether the built site has a picture already, drawn with the same faces and mark. */
  readonly isThere?: (path: string) => boolean
}

/** Goes into every key; to be raised when satori, resvg or the engine's own face change, so that pictures are drawn anew. */
const version = '2'

/** Pictures in the making at a time: all threads have the next one at hand. */
const atOnce = 2 * availableParallelism()

/** A thread loads satori, which takes as long as drawing so many pictures: it is started where there are as many for it. */
const worthAThread = 400

/** Not among the bundles of scripts/engine.mjs, which tidies its own. */
export const pictureFolder = ({ cache }: Pick<Engine, 'cache'>): string =>
  join(cache, 'broadsheet-pictures')

/** The pictures to be drawn by their address; pages of one title and category share one. */
const ordersOf = (site: Site): Map<string, PictureOrder> => {
  const orders = new Map<string, PictureOrder>()
  for (const seen of eachEdition(site))
    for (const page of seen.pages.values()) {
      const { address, tree, words } = socialPicture(seen, page) ?? {}
      if (address !== undefined && tree && words)
        orders.set(address, { whole: tree, words: wordsTree(site.settings, ...words) })
    }
  return orders
}

const dataUrl = (type: string, content: Buffer) =>
  `data:${type};base64,${content.toString('base64')}`

/** A mark with texts, in pixels: four times as many as a picture shows. */
const written = (mark: Buffer, fonts: FontFiles) =>
  dataUrl('image/png', drawSquare(mark, 4 * markSide, { fonts }).asPng())

type Drawers = Threads<PictureOrder, Uint8Array>

/** Opens threads for so many pictures at most. */
const openDrawers = async (
  site: Site,
  count: number,
  readAsset: PictureOptions['readAsset'],
): Promise<Drawers> => {
  const assetAt = (address: string | undefined) => {
    const asset = address === undefined ? undefined : site.assets.get(address)
    return asset && readAsset(asset.path)
  }
  const { default: work } = await import('./pictureThread.ts?thread') // with all that draws in it: read where something is drawn
  const { logo } = site.settings.firm
  const mark = assetAt(logo)
  const fonts = await fontFiles(site, assetAt)
  const given: PicturesGiven = {
    engine: import.meta.url,
    fonts,
    size: pictureSize,
    images:
      logo !== undefined && mark
        ? { [logo]: hasTexts(mark) ? written(mark, fonts) : dataUrl('image/svg+xml', mark) }
        : {},
    sheet: sheetTree(site.settings),
  }
  return openThreads(work, Math.min(availableParallelism(), Math.ceil(count / worthAThread)), given)
}

/** The social pictures of all pages that need one: left as they are, taken from the cache, or drawn. Throws what satori and resvg throw. */
export async function* socialPictures(
  site: Site,
  { readAsset, cache: folder, isThere = () => false }: PictureOptions,
): AsyncGenerator<OutputFile> {
  const orders = ordersOf(site)
  if (orders.size === 0) return
  const cache = pictureCache(folder)
  const inputs = keyOf(pictureInputs(site, readAsset)) // once: they are whole fonts
  let drawers: Promise<Drawers> | undefined
  try {
    yield* ahead(orders, atOnce, async ([address, order]): Promise<OutputFile> => {
      const path = address.slice(1)
      if (isThere(path)) return { path, content: undefined }
      const key = keyOf([version, JSON.stringify(order.whole), inputs])
      const known = cache.find(key)
      if (known) return { path, content: known }
      drawers ??= openDrawers(site, orders.size, readAsset)
      const content = Buffer.from(await (await drawers).ask(order))
      cache.keep(key, content)
      return { path, content }
    })
  } finally {
    await (await drawers)?.close()
  }
  cache.prune()
}
