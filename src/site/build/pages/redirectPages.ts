import type { Site } from '../../../core/kit/Site.ts'
import { liveRedirects } from '../../../core/model/site/liveRedirects.ts'
import { escapeHtml } from '../../../core/text/escapeHtml.mjs'
import type { OutputFile } from '../write/OutputFile.ts'
import type { OutputPaths } from '../write/outputPaths.ts'

const page = (to: string, origin: string, language: string): string => {
  const target = escapeHtml(to)
  const canonical = escapeHtml(to.startsWith('/') ? origin + to : to)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${target}</title><meta name="robots" content="noindex"><link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="0; url=${target}"></head><body><p><a href="${target}">${target}</a></p></body></html>\n`
}

/**
 * A page for each old address that leads to the new one, for hosts that know no redirects of their own; the server and
 * the files for other hosts send a real redirect, which is better. `paths` are those of all other files of the build: none of
 * them is written over. Nor does one stand as index.html in the folder beside a page: some hosts look there before they look at the page.
 */
export const redirectPages = (site: Site, paths: OutputPaths): OutputFile[] => {
  const { origin, language } = site.settings
  const free = liveRedirects(site).filter(
    ({ old: { file } }) =>
      paths.isFree(file) && paths.isFree(file.replace(/\/index\.html$/, '.html')),
  )
  return free.flatMap(({ old: { file: path }, to }) => {
    if (!paths.isFree(path)) return []
    paths.claim(path)
    return [{ path, content: Buffer.from(page(to, origin, language)) }]
  })
}
