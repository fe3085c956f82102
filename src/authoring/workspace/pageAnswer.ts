import { pretty } from '../../content/lint/formats/pretty.ts'
import type { AnyPage, Site } from '../../core/kit/Site.ts'
import { editionOf } from '../../core/model/site/editions/editionOf.ts'
import { anyPageAt } from '../../core/model/site/editions/everyPage.ts'
import { withoutDrafts } from '../../core/model/site/withoutDrafts.ts'
import { escapeHtml } from '../../core/text/escapeHtml.mjs'
import type { Sheet } from '../../render/theme/styleSheet.ts'
import type { PageContext } from '../../render/ui/PageContext.ts'
import { drawPage } from './drawPage.tsx'
import type { LiveSite } from './liveSite.ts'
import { sheetsOf } from './sheetsOf.ts'

export type PageAnswer = { readonly status: number; readonly html: string }

const bare = (title: string, text: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><pre>${escapeHtml(text)}</pre></html>\n`

/** What stands at a route for those who write it: a page too that is not shown on the day. */
export const pageAt = (site: Site, route: string): AnyPage | undefined =>
  anyPageAt(site, route) ?? site.waiting.get(route)

/** What lint says of one file, in its own words. */
const wordsOn = (file: string, { findings, files }: LiveSite): string => {
  const text = files.find(({ path }) => path === file)?.text
  const own = findings.filter((finding) => finding.file === file)
  return own.length === 0
    ? ''
    : pretty({ files: [file], findings: own, textOf: () => text, color: false })
}

const fileAt = ({ files }: LiveSite, route: string) =>
  files.find(({ place }) => place?.route === route)?.path

/** What a program or a lone tab is shown over a page whose document is broken; the authoring page has its own panel. */
const note = (words: string) =>
  `<aside role="alert" style="position:fixed;inset:auto 0 0;z-index:9999;max-block-size:60vh;overflow:auto;margin:0;padding:1rem;background:#fff4f4;color:#600;border-block-start:3px solid #c00"><pre style="margin:0;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap">${escapeHtml(words)}</pre></aside>`

export type DrawOptions = Pick<PageContext, 'kit' | 'scripts' | 'imports' | 'today'> & {
  readonly inFrame: boolean
  /** Leaves out what visitors do not get: drafts, but for the page itself. */
  readonly forVisitors?: boolean
  /** Draws a page that is there: usually `drawPage`. */
  readonly draw?: (context: PageContext, sheet: Sheet) => string
}

/** Draws what stands at a route at the moment: the page, its last good version with what is wrong now, or why there is none. */
export const pageAnswer = (
  live: LiveSite,
  route: string,
  { inFrame, forVisitors = false, draw = drawPage, ...pageOptions }: DrawOptions,
): PageAnswer => {
  const file = fileAt(live, route)
  const site = live.site && forVisitors ? withoutDrafts(live.site, route) : live.site
  if (!site)
    return {
      status: 500,
      html: bare(
        'The site can’t be shown yet',
        wordsOn('pages/_site.json', live) || 'The site has no pages/_site.json.',
      ),
    }
  const found = pageAt(site, route)
  if (!found && file)
    return { status: 500, html: bare('This page can’t be shown yet', wordsOn(file, live)) }
  const seen = editionOf(site, { route })
  const page = found ?? seen.notFound
  if (!page) return { status: 404, html: bare('Page not found', `There is no page at ${route}.`) }
  const html = draw(
    { ...pageOptions, site: seen, page, formEndpoint: '' },
    sheetsOf(site.settings, pageOptions.kit).page,
  )
  const broken =
    file !== undefined && live.good.get(file) !== live.files.find(({ path }) => path === file)?.text
  const status = found && !site.waiting.has(route) ? 200 : 404 // as visitors are answered on this day
  return {
    status,
    html:
      broken && !inFrame ? html.replace('</body>', `${note(wordsOn(file, live))}</body>`) : html,
  }
}
