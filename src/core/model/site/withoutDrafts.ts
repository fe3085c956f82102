import type { Page, Site } from '../../kit/Site.ts'
import { withoutLinks } from './withoutLinks.ts'

const draftsOf = new WeakMap<Site['pages'], readonly Page[]>()

/** The drafts among pages, each time the same ones of the same pages: there may be ten thousand. */
const draftsAmong = (pages: Site['pages']): readonly Page[] => {
  const known =
    draftsOf.get(pages) ?? [...pages.values()].filter(({ document }) => document.draft === true)
  draftsOf.set(pages, known)
  return known
}

/**
 * A site that was made with its drafts, as visitors get it: they are no pages of it, and lists, menus and footer leave out what leads to one. The page at
 * `route` stays, so that who writes a draft can look at it. Dialogs are never listed, and stay. Pure.
 */
export const withoutDrafts = (site: Site, route: string): Site => {
  const drafts = draftsAmong(site.pages).filter((page) => page.route !== route)
  if (drafts.length === 0) return site
  const gone = new Set([...site.drafts, ...drafts.map((page) => page.route)])
  const settings = withoutLinks(site.settings, gone)
  return {
    ...site,
    settings,
    pages: new Map([...site.pages].filter(([at]) => !gone.has(at))),
    drafts: gone,
    ...(site.editions
      ? {
          editions: site.editions.map((edition) => ({
            ...edition,
            settings: withoutLinks(edition.settings, gone),
          })),
        }
      : {}),
  }
}
