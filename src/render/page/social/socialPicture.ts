import { madeFolder } from '../../../core/document/addresses.ts'
import type { AnyPage, Page, Site } from '../../../core/kit/Site.ts'
import { ancestors, nameOf } from '../../../core/model/site/ancestors.ts'
import { homeOf } from '../../../core/model/site/editions/editionOf.ts'
import { isIndexed } from '../../../core/model/site/isIndexed.ts'
import { isDrawable } from '../../../core/model/svg/isDrawable.ts'
import { shortHash } from '../../../core/model/text/shortHash.ts'
import type { Box } from './box.ts'
import { pictureSize, pictureTree } from './pictureTree.ts'

/** The picture that messengers show for a page. `tree` is there where the build has to draw it, and `words`: the title and category in it. */
export type SocialPicture = {
  readonly address: string
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly tree?: Box
  readonly words?: readonly [title: string, category: string | undefined]
}

const categoryOf = (site: Site, page: Page): string | undefined => {
  const parent = ancestors(site, page).at(-1)
  return (
    page.document.article?.category ??
    (parent && parent.route !== homeOf(site) ? nameOf(parent) : undefined)
  )
}

/**
 * The picture of a page: its own, else one made from its title, named by what it shows; none for pages that nobody is
 * to find, or where the site wants none.
 */
export const socialPicture = (site: Site, page: AnyPage): SocialPicture | undefined => {
  if (page.documentType !== 'page') return undefined
  const { document } = page
  if (document.picture) {
    const asset = site.assets.get(document.picture)
    return { address: document.picture, width: asset?.width, height: asset?.height }
  }
  if (site.settings.seo.social === false || !isIndexed(page)) return undefined
  if (!isDrawable(site.settings.language)) return undefined
  const words = [document.title, categoryOf(site, page)] as const
  const tree = pictureTree(site.settings, ...words)
  return {
    address: `${madeFolder}${shortHash(JSON.stringify(tree))}.png`,
    ...pictureSize,
    tree,
    words,
  }
}
