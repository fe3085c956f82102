import type { Site } from '../../kit/Site.ts'
import { eachEdition } from '../../model/editions/editionOf.ts'
import { blockFiles } from '../pages/blockFiles.ts'
import { darkPictures } from '../pictures/darkPictures.ts'
import { socialPictures } from '../pictures/socialPictures.ts'
import type { OutputFile, OutputOptions } from '../write/outputFiles.ts'
import { feed } from './feed.ts'
import { icons } from './icons.ts'
import { lastChanged } from './lastChanged.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './webManifest.ts'

/**
 * What a built site has besides its pages, for those who find and share them: pictures, icons, sitemap, feed.
 * `root` is the site's folder, whose history tells when a page was last changed; `pictures` the one that drawn pictures are kept in.
 */
export async function* siteFiles(site: Site, options: OutputOptions & { readonly root: string; readonly pictures: string }): AsyncGenerator<OutputFile> {
  const { kit, client, formEndpoint, readAsset, root, pictures, before, today } = options
  const assetAt = (address: string) => {
    const asset = site.assets.get(address)
    return asset && readAsset(asset.path)
  }
  const dates = lastChanged(root) // asks git, which takes its time meanwhile
  if (!site.isPreview) yield* socialPictures(site, { readAsset, cache: pictures, isThere: (path) => before?.files[path] !== undefined })
  yield* await icons(site, assetAt)
  yield* darkPictures(site, readAsset)
  for (const seen of site.isPreview ? [] : eachEdition(site))
    yield* feed({ kit, site: seen, scripts: client.scripts, imports: client.imports, formEndpoint, today })
  yield* blockFiles(kit, site)
  yield robots(site)
  yield webManifest(site)
  if (!site.isPreview) yield* await sitemap(site, await dates)
}
