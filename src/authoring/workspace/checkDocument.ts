import { memoryCache } from '../../content/lint/cache/memoryCache.ts'
import { findingsIn } from '../../content/lint/findings/tellTogether.ts'
import type { LintKit } from '../../content/lint/types/LintKit.ts'
import type { SourceFile, Sources } from '../../core/document/sources.ts'
import { editionOf } from '../../core/model/site/editions/editionOf.ts'
import { anyPageAt } from '../../core/model/site/editions/everyPage.ts'
import type { PageKit } from '../../render/ui/PageKit.ts'
import { drawPage } from './drawPage.tsx'
import { type LiveOptions, type LiveSite, nextLiveSite } from './liveSite.ts'
import { overviewOf, type ShownFinding } from './overview.ts'
import { sheetsOf } from './sheetsOf.ts'

/** What is found in one document of a site, and its page; no page where the document can't be drawn or is none. */
export type Checked = {
  readonly findings: readonly ShownFinding[]
  readonly html: string | undefined
}

const cache = memoryCache()

/** Folders are read before files whose name goes on. */
const inOrder = ({ path }: SourceFile) => path.replaceAll('/', '\0')

/** The documents with one more, or with another text for one of them, in the order in which they are read: of two with one title, lint reports the later one. @internal For tests. */
export const withDocument = (files: readonly SourceFile[], document: SourceFile): SourceFile[] => {
  const there = files.findIndex(({ path }) => path === document.path)
  const at = there < 0 ? files.findIndex((file) => inOrder(file) > inOrder(document)) : there
  return files.toSpliced(at < 0 ? files.length : at, there < 0 ? 0 : 1, document)
}

/** The site with a document as if it stood there. Pure. @internal For tests. */
export const siteWith = (sources: Sources, document: SourceFile, options: LiveOptions): LiveSite =>
  nextLiveSite({ ...sources, files: withDocument(sources.files, document) }, options)

/**
 * Checks one document as if it stood at `path` in the site of `sources`, and draws it. The same code as the command
 * line's and the preview's; pure, so that it runs in a browser.
 */
export const checkDocument = (
  kit: PageKit & LintKit,
  sources: Sources,
  path: string,
  text: string,
  today: string,
): Checked => {
  const live = siteWith(sources, { path, text }, { kit, cache, today })
  const { findings } = overviewOf(
    { ...live, findings: findingsIn(live.findings, (file) => file === path) },
    '',
  )
  const route = live.files.find((file) => file.path === path)?.place?.route
  const page =
    live.site && route !== undefined && live.good.has(path)
      ? anyPageAt(live.site, route)
      : undefined
  const html =
    live.site &&
    page &&
    drawPage(
      { kit, site: editionOf(live.site, page), page, scripts: {}, formEndpoint: '', today },
      sheetsOf(live.site.settings, kit).page,
    )
  return { findings, html: html || undefined }
}
