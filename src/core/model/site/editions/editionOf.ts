import type { AnyPage, Edition, Page, Site } from '../../../kit/Site.ts'
import { homeIn, languageAt } from './languagesOf.ts'

/** All pages by their address, of which those of one language are listed: a link may lead to any, a list shows its own. */
class PagesInLanguage extends Map<string, Page> {
  constructor(
    private readonly all: ReadonlyMap<string, Page>,
    own: Iterable<readonly [string, Page]>,
  ) {
    super(own)
  }
  override get(route: string) {
    return this.all.get(route)
  }
  override has(route: string) {
    return this.all.has(route)
  }
  with(page: Page): PagesInLanguage {
    return new PagesInLanguage(
      new Map(this.all).set(page.route, page),
      new Map(this).set(page.route, page),
    )
  }
}

/** The same pages with another one at an address. */
export const withPage = (pages: Site['pages'], page: Page): Site['pages'] =>
  pages instanceof PagesInLanguage ? pages.with(page) : new Map(pages).set(page.route, page)

const known = new WeakMap<Site, Map<Edition, Site>>()

const seenIn = (site: Site, edition: Edition): Site => {
  const { settings, words, writing, foreign: _, notFound = site.notFound } = edition
  const base = ({ language }: Edition) => language
  const languages = (site.editions ?? []).map(base)
  const own = [...site.pages].filter(([route]) => languageAt(languages, route) === edition.language)
  const dialogs = new Map([...site.dialogs, ...edition.dialogs])
  return {
    ...site,
    settings,
    words,
    writing,
    dialogs,
    notFound,
    pages: new PagesInLanguage(site.pages, own),
    edition,
  }
}

/** A site as it is in one of its languages; the same site where it has but one. @internal For tests. */
export const inEdition = (site: Site, edition: Edition | undefined): Site => {
  if (!edition) return site
  const seen = known.get(site) ?? new Map<Edition, Site>()
  known.set(site, seen)
  const before = seen.get(edition)
  if (before) return before
  const made = seenIn(site, edition)
  seen.set(edition, made)
  return made
}

/** The language of an address, where a site has several. */
export const editionAt = (
  { editions = [] }: Pick<Site, 'editions'>,
  route: string,
): Edition | undefined => {
  const language = languageAt(
    editions.map((edition) => edition.language),
    route,
  )
  return editions.find((edition) => edition.language === language)
}

/** The site as it is in each of its languages. */
export const eachEdition = (site: Site): Site[] =>
  site.editions ? site.editions.map((edition) => inEdition(site, edition)) : [site]

/** The address of the home page in the language that the site is seen in. */
export const homeOf = ({ edition }: Pick<Site, 'edition'>): string =>
  edition ? homeIn(edition.language) : '/'

/** The site as a page shows it: in the page's language, with the menus, words, dialogs and lists that it has there. */
export const editionOf = (site: Site, page: Pick<AnyPage, 'route'>): Site =>
  inEdition(site, editionAt(site, page.route))
