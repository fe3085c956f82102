import { rememberNotes } from '../lint/rememberNotes.ts'
import type { Sources } from '../model/sources.ts'
import { drawPage } from './drawPage.tsx'
import { nextLiveSite } from './liveSite.ts'
import { overviewOf, type ShownFinding } from './overview.ts'
import { pageAt } from './pageAnswer.ts'
import { sheetsOf } from './sheetsOf.ts'

/** What is found in one document of a site, and its page; no page where the document can't be drawn or is none. */
export type Checked = { readonly findings: readonly ShownFinding[]; readonly html: string | undefined }

const cache = rememberNotes()

/**
 * Checks one document as if it stood at `path` in the site of `sources`, and draws it. The same code as the command
 * line's and the preview's; pure, so that it runs in a browser.
 */
export const checkDocument = (sources: Sources, path: string, text: string, today: string): Checked => {
  const files = [...sources.files.filter((file) => file.path !== path), { path, text }]
  const live = nextLiveSite({ ...sources, files }, { cache, today })
  const findings = overviewOf(live, '').findings.filter(({ file }) => file === path)
  const route = live.files.find((file) => file.path === path)?.place?.route
  const page = live.site && route !== undefined && live.good.has(path) ? pageAt(live.site, route) : undefined
  const html = live.site && page && drawPage({ site: live.site, page, scripts: {}, formEndpoint: '', today }, sheetsOf(live.site.settings).page)
  return { findings, html: html || undefined }
}
