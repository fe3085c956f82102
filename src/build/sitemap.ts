import { Readable } from 'node:stream'
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { pathOf, sitemapAddress, sitemapPart } from '../document/addresses.ts'
import type { Page, Site } from '../kit/Site.ts'
import { isIndexed } from '../model/isIndexed.ts'
import type { OutputFile } from './outputFiles.ts'

/** What one sitemap may hold, with room to spare. Source: sitemaps.org, protocol: 50,000 addresses a file. */
const mostInOne = 45_000

const plain = { news: false, video: false, image: false, xhtml: false }

/** The dates of documents by their path in the site; see lastChanged.ts. */
export type ChangeDates = ReadonlyMap<string, string>

const changeOf = ({ file, document }: Page, dates: ChangeDates): string | undefined => dates.get(file) ?? document.article?.updated ?? document.article?.date

const one = async (pages: readonly Page[], origin: string, dates: ChangeDates): Promise<Buffer> => {
  const entries = pages.map((page) => ({ url: origin + encodeURI(page.route), lastmod: changeOf(page, dates) }))
  return streamToPromise(Readable.from(entries).pipe(new SitemapStream({ level: ErrorLevel.THROW, lastmodDateOnly: true, xmlns: plain })))
}

/**
 * The list of all pages that search engines may show, with the day each was last changed: as git has it, else as the
 * article says, else none. More than one file needs are listed in an index.
 */
export const sitemap = async (site: Site, dates: ChangeDates): Promise<OutputFile[]> => {
  const { origin } = site.settings
  const pages = [...site.pages.values()].filter(isIndexed)
  if (pages.length === 0) return []
  if (pages.length <= mostInOne) return [{ path: pathOf(sitemapAddress), content: await one(pages, origin, dates) }]
  const parts: OutputFile[] = []
  for (let from = 0; from < pages.length; from += mostInOne) {
    parts.push({ path: pathOf(sitemapPart(parts.length + 1)), content: await one(pages.slice(from, from + mostInOne), origin, dates) })
  }
  const index = Readable.from(parts.map(({ path }) => ({ url: `${origin}/${path}` }))).pipe(new SitemapIndexStream({ level: ErrorLevel.THROW }))
  return [{ path: pathOf(sitemapAddress), content: await streamToPromise(index) }, ...parts]
}
