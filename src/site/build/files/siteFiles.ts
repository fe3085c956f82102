import type { Site } from '../../../core/kit/Site.ts'
import { eachEdition, homeOf } from '../../../core/model/site/editions/editionOf.ts'
import { digest } from '../../store/digest.ts'
import { blockFiles } from '../pages/blockFiles.ts'
import { darkPictures } from '../pictures/darkPictures.ts'
import { socialPictures } from '../pictures/socialPictures.ts'
import { type MadeFrom, madeFrom } from '../write/madeFrom.ts'
import type { OutputFile } from '../write/OutputFile.ts'
import type { OutputOptions } from '../write/outputFiles.ts'
import { allPages, trackPages } from '../write/trackPages.ts'
import { feed } from './feed.ts'
import { icons } from './icons.ts'
import { lastChanged } from './lastChanged.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'
import { webManifest } from './webManifest.ts'

export type SiteFileOptions = OutputOptions & {
  readonly root: string
  readonly pictures: string
  readonly made?: MadeFrom
}

/**
 * What a built site has besides its pages, for those who find and share them: pictures, icons, sitemap, feed.
 * `root` is the site's folder, whose history tells when a page was last changed; `pictures` the one that drawn pictures are kept in.
 */
export async function* siteFiles(site: Site, options: SiteFileOptions): AsyncGenerator<OutputFile> {
  const {
    kit,
    client,
    formEndpoint,
    readAsset,
    root,
    pictures,
    before,
    today,
    made = madeFrom(site),
  } = options
  const assetAt = (address: string) => {
    const asset = site.assets.get(address)
    return asset && readAsset(asset.path)
  }
  const dates = lastChanged(root) // asks git, which takes its time meanwhile
  if (!site.isPreview)
    yield* socialPictures(site, {
      readAsset,
      cache: pictures,
      isThere: (path) => before?.digestOf(path) !== undefined,
    })
  yield* await icons(site, assetAt)
  yield* darkPictures(site, readAsset)
  for (const seen of site.isPreview ? [] : eachEdition(site)) {
    const name = `feed ${homeOf(seen)}`
    const tracked = trackPages(seen)
    const files =
      made.keptPart(name) ??
      feed({
        kit,
        site: tracked.site,
        scripts: client.scripts,
        imports: client.imports,
        formEndpoint,
        today,
      })
    if (tracked.used.size > 0) made.notePart(name, files, tracked.used)
    yield* files
  }
  yield* blockFiles(kit, site)
  yield robots(site)
  yield webManifest(site)
  if (site.isPreview) return
  const known = await dates
  const ofDates = digest(JSON.stringify([...known]))
  const kept = made.keptPart('sitemap', ofDates)
  const files = kept ?? (await sitemap(site, known))
  if (!kept) made.notePart('sitemap', files, [allPages], ofDates)
  yield* files
}
