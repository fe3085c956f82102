import { madeFolder, pathOf } from '../../core/document/addresses.ts'
import type { Site } from '../../core/kit/Site.ts'
import { siteFiles } from '../../site/build/files/siteFiles.ts'
import { socialPictures } from '../../site/build/pictures/socialPictures.ts'
import type { OutputOptions } from '../../site/build/write/outputFiles.ts'

type Options = OutputOptions & { readonly root: string; readonly pictures: string }
type Files = ReadonlyMap<string, Buffer>

const collect = async (
  files: AsyncIterable<{ readonly path: string; readonly content: Buffer | undefined }>,
): Promise<Files> => {
  const found = new Map<string, Buffer>()
  for await (const { path, content } of files) if (content) found.set(path, content)
  return found
}

const known = new WeakMap<Site, Promise<Files>>()

/** All but the pictures, which take longest: made once for each state of the site. */
const rest = (site: Site, options: Options): Promise<Files> => {
  const made =
    known.get(site) ??
    collect(
      siteFiles(
        { ...site, settings: { ...site.settings, seo: { ...site.settings.seo, social: false } } },
        options,
      ),
    )
  known.set(site, made)
  return made
}

/**
 * What the built site has at a path besides pages and assets: icons, manifest, feed, sitemap, search index, a page's
 * social picture; undefined where there is no such file. Of the pictures only the one that is asked for is drawn.
 */
export const furtherFile = async (
  site: Site,
  path: string,
  options: Options,
): Promise<Buffer | undefined> => {
  const { readAsset, pictures: cache } = options
  const pictures = socialPictures(site, { readAsset, cache, isThere: (other) => other !== path })
  return (
    (path.startsWith(pathOf(madeFolder)) ? (await collect(pictures)).get(path) : undefined) ??
    (await rest(site, options)).get(path)
  )
}
