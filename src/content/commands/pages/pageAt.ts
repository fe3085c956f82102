import { dialogFolder } from '../../../core/document/addresses.ts'
import { isEngineAddress } from '../../../core/document/isEngineAddress.ts'
import { deviceIn, otherOwnerOf } from '../../../core/document/pagePath.ts'
import { tidyPath } from '../../../core/model/text/tidyPath.ts'
import { nearestPath } from '../../lint/links/nearestPath.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'

/** A page that can be moved or removed: its route, its file, and what it is called. */
export type Movable = { readonly route: string; readonly file: KnownFile }

const isPage = ({ place }: KnownFile) => place?.documentType === 'page'

/** The pages of a site by route, the not-found page left out. */
export const pagesOf = ({ files }: Ground): ReadonlyMap<string, KnownFile> =>
  new Map(
    files
      .filter(isPage)
      .flatMap((file) => (file.place?.route === undefined ? [] : [[file.place.route, file]])),
  )

export const titleOf = ({ summary, path }: KnownFile): string =>
  summary.title === undefined ? path : `“${summary.title}”`

/** What the list of pages calls a page: by its short name, where it has one. */
export const nameOf = ({ summary, path }: Pick<KnownFile, 'summary' | 'path'>): string => {
  const name = summary.head['name']
  return typeof name === 'string' ? name : (summary.title ?? path)
}

/** The page at a route. Errors: `OperationError` where there is none, and for the home page, without which there is no site. */
export const movablePage = (ground: Ground, route: string): Movable => {
  const pages = pagesOf(ground)
  if (route === '/') return refuse(say('homePageStays'))
  const file = pages.get(route)
  if (file) return { route, file }
  const near = nearestPath(route, pages.keys(), '/')
  return refuse(say('noSuchPageNear', { route, near }))
}

/** Errors: `OperationError` where no page can be at a route, or one is. */
export const refuseTaken = (
  ground: Ground,
  route: string,
  leaving: ReadonlySet<string> = new Set(),
): void => {
  const tidy = tidyPath(route.replaceAll('_', '-'))
  if (tidy !== route || route === '/')
    refuse(say('notAPageAddress', { route, tidy: tidy === '/' ? undefined : tidy }))
  const owner = otherOwnerOf(route)
  if (owner !== undefined) refuse(say('addressOfOtherPage', { route, owner }))
  const device = deviceIn(route)
  if (device !== undefined) refuse(say('deviceName', { device }))
  if (isEngineAddress(route) || route.startsWith(dialogFolder))
    refuse(say('addressOfEngine', { route }))
  const there = [...pagesOf(ground)].find(([other]) => other.toLowerCase() === route.toLowerCase())
  if (there && !leaving.has(there[0]))
    refuse(say('pageThere', { route: there[0], path: there[1].path }))
}
