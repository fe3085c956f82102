import { Readable } from 'node:stream'
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { pathOf, sitemapAddress, sitemapPart } from '../../../core/document/addresses.ts'
import type { Page, Site } from '../../../core/kit/Site.ts'
import { alternatesOf } from '../../../core/model/site/editions/alternatesOf.ts'
import { isIndexed } from '../../../core/model/site/isIndexed.ts'
import type { OutputFile } from '../write/OutputFile.ts'

/** What one sitemap may hold, with room to spare. Source: sitemaps.org, protocol: 50,000 addresses a file. */
const maxInOne = 45_000

const only = { news: false, video: false, image: false }

/** The dates of documents by their path in the site; see lastChanged.ts. */
export type ChangeDates = ReadonlyMap<string, string>

/** The day at the office: half past midnight in Kolkata is the day before in Greenwich. */
const changeOf = (
  { file, document }: Page,
  dates: ChangeDates,
  timeZone: string,
): string | undefined => {
  const date = dates.get(file)
  return date === undefined
    ? (document.article?.updated ?? document.article?.date)
    : new Date(date).toLocaleDateString('sv', { timeZone })
}

/** The same page in other languages: all of them tell of each other, in the page's own head as here. */
const linksOf = (site: Site, page: Page) => {
  const { origin } = site.settings
  const links = alternatesOf(site, page).map(({ tag, route }) => ({
    lang: tag,
    url: origin + encodeURI(route),
  }))
  return links.length > 0 ? { links } : {}
}

const one = async (site: Site, pages: readonly Page[], dates: ChangeDates): Promise<Buffer> => {
  const entries = pages.map((page) => ({
    url: site.settings.origin + encodeURI(page.route),
    lastmod: changeOf(page, dates, site.settings.timeZone),
    ...linksOf(site, page),
  }))
  const xmlns = { ...only, xhtml: site.editions !== undefined }
  return streamToPromise(
    Readable.from(entries).pipe(
      new SitemapStream({ level: ErrorLevel.THROW, lastmodDateOnly: true, xmlns }),
    ),
  )
}

/**
 * The list of all pages that search engines may show, with the day each was last changed: as git has it, else as the
 * article says, else none. More than one file needs are listed in an index.
 */
export const sitemap = async (site: Site, dates: ChangeDates): Promise<OutputFile[]> => {
  const { origin } = site.settings
  const pages = [...site.pages.values()].filter(isIndexed)
  if (pages.length === 0) return []
  if (pages.length <= maxInOne)
    return [{ path: pathOf(sitemapAddress), content: await one(site, pages, dates) }]
  const parts: OutputFile[] = []
  for (let from = 0; from < pages.length; from += maxInOne) {
    parts.push({
      path: pathOf(sitemapPart(parts.length + 1)),
      content: await one(site, pages.slice(from, from + maxInOne), dates),
    })
  }
  const index = Readable.from(parts.map(({ path }) => ({ url: `${origin}/${path}` }))).pipe(
    new SitemapIndexStream({ level: ErrorLevel.THROW }),
  )
  return [{ path: pathOf(sitemapAddress), content: await streamToPromise(index) }, ...parts]
}
