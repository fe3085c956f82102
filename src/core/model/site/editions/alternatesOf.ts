import type { AnyPage, Site } from '../../../kit/Site.ts'
import { isIndexed } from '../isIndexed.ts'
import { translationsOf } from './translations.ts'

/** A page in one of the languages, as search engines are told of it. */
export type Alternate = { readonly tag: string; readonly route: string }

/**
 * The addresses of a page in all languages that have it, its own among them, and `x-default` for those who read none of them: the main
 * language's, where it has the page. None where only one language has it, nor for pages that are not to be found.
 */
export const alternatesOf = (site: Site, page: AnyPage): Alternate[] => {
  if (!isIndexed(page)) return []
  const found = translationsOf(site, page).filter(({ isMissing, route, isOwn }) => {
    const other = site.pages.get(route)
    return !isMissing && (isOwn || (other !== undefined && isIndexed(other)))
  })
  if (found.length < 2) return []
  const main = found.find(({ language }) => language.base === '')
  return [
    ...found.map(({ language, route }) => ({ tag: language.tag, route })),
    ...(main ? [{ tag: 'x-default', route: main.route }] : []),
  ]
}
