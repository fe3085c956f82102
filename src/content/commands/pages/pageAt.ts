import { dialogFolder } from '../../../core/document/addresses.ts'
import { isEngineAddress } from '../../../core/document/isEngineAddress.ts'
import { deviceRefusal, otherOwnerOf, refusalOf } from '../../../core/document/pagePath.ts'
import { tidyPath } from '../../../core/model/text/tidyPath.ts'
import { didYouMeanInWords } from '../../lint/links/didYouMean.ts'
import { nearestPath } from '../../lint/links/nearestPath.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, refuse } from '../Ground.ts'

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
  if (route === '/') return refuse('The home page stays where it is: a site needs a page at /.')
  const file = pages.get(route)
  if (file) return { route, file }
  const near = nearestPath(route, pages.keys(), '/')
  return refuse(
    `There is no page ${route}.${near === undefined ? '' : ` ${didYouMeanInWords(route, near)}`}`,
  )
}

/** Errors: `OperationError` where no page can be at a route, or one is. */
export const refuseTaken = (
  ground: Ground,
  route: string,
  leaving: ReadonlySet<string> = new Set(),
): void => {
  const tidy = tidyPath(route.replaceAll('_', '-'))
  if (tidy !== route || route === '/')
    refuse(
      `${route} can be no page's address: it has only letters, digits and hyphens between its slashes.${tidy === '/' ? '' : ` Try ${tidy}.`}`,
    )
  const owner = otherOwnerOf(route)
  if (owner !== undefined) refuse(refusalOf(route, owner))
  const device = deviceRefusal(route)
  if (device !== undefined) refuse(device)
  if (isEngineAddress(route) || route.startsWith(dialogFolder))
    refuse(`The address ${route} belongs to the engine: choose another one.`)
  const there = [...pagesOf(ground)].find(([other]) => other.toLowerCase() === route.toLowerCase())
  if (there && !leaving.has(there[0]))
    refuse(`There is a page ${there[0]} already: ${there[1].path}.`)
}
