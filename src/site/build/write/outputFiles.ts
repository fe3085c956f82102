import { readFileSync } from 'node:fs'
import { fragmentOf, pathOf } from '../../../core/document/addresses.ts'
import type { Progress } from '../../../core/engine/Progress.ts'
import type { AnyPage, Site } from '../../../core/kit/Site.ts'
import { editionOf } from '../../../core/model/site/editions/editionOf.ts'
import { everyDialog, everyPage } from '../../../core/model/site/editions/everyPage.ts'
import { fileOf } from '../../../core/model/site/fileOf.ts'
import { dialogSheet, parseSheet } from '../../../render/theme/styleSheet.ts'
import { themeCss } from '../../../render/theme/themeCss.ts'
import type { PageContext } from '../../../render/ui/PageContext.ts'
import type { PageKit } from '../../../render/ui/PageKit.ts'
import { digest } from '../../store/digest.ts'
import { manifestFile, ownFile } from '../../store/siteManifest.ts'
import { deployFiles } from '../deploy/deployFiles.ts'
import type { ClientFiles } from '../files/clientFiles.ts'
import { siteManifest } from '../files/siteManifest.ts'
import { createPageLimits } from '../pages/pageLimits.ts'
import { renderPage } from '../pages/renderPage.tsx'
import type { LastBuild } from './findBuilt.ts'
import { fragmentFiles } from './fragmentFiles.ts'
import { type MadeFrom, madeFrom } from './madeFrom.ts'
import type { OutputFile } from './OutputFile.ts'
import { trackPages } from './trackPages.ts'

export type OutputOptions = {
  readonly kit: PageKit
  readonly client: ClientFiles
  readonly formEndpoint: string
  readonly readAsset: (path: string) => Buffer
  /** The office's day as year-month-day. */
  readonly today: string
  /** The last build of the same folder, if everything but the documents is as it was then. */
  readonly before?: LastBuild | undefined
  /** Is told how far the work is. */
  readonly progress?: Progress | undefined
}

/** All files of a built site, pages first, and what its pages were made from. Throws `RenderError` where a block fails. */
export function* outputFiles(
  site: Site,
  options: OutputOptions,
  made: MadeFrom = madeFrom(site, options),
): Generator<OutputFile> {
  const { kit, client, formEndpoint, readAsset, today } = options
  const theme = { ...themeCss(site.settings), own: kit.own?.styles ?? '' }
  const sheet = parseSheet(theme)
  const contextOf = (page: AnyPage, seen = site): PageContext => ({
    kit,
    site: seen,
    page,
    scripts: client.scripts,
    imports: client.imports,
    formEndpoint,
    today,
  })
  const before = options.before
  const countPage = createPageLimits()
  const all = everyPage(site)
  for (const [index, page] of all.entries()) {
    options.progress?.('Drawing pages', index + 1, all.length)
    const path = fileOf(page.route)
    const last = made.keptPage(page)
    if (last) {
      made.notePage(page, last)
      yield { path, content: undefined }
      continue
    }
    const tracked = trackPages(editionOf(site, page))
    const { html, csp } = renderPage(contextOf(page, tracked.site), sheet)
    const content = Buffer.from(html)
    countPage(page.file, content.length)
    made.notePage(page, { from: [...tracked.used].sort(), csp })
    yield { path, content }
  }
  for (const dialog of everyDialog(site)) {
    const path = fragmentOf(dialog.route)
    const kept = made.keptPart(path)
    const tracked = trackPages(editionOf(site, dialog))
    const drawn = kept ?? fragmentFiles(contextOf(dialog, tracked.site), dialogSheet(theme))
    if (!kept) made.notePart(path, drawn, [dialog.route, ...tracked.used])
    yield* drawn
  }
  for (const [path, content] of client.files) yield { path, content }
  for (const { address, content } of site.faces?.values() ?? [])
    yield { path: pathOf(address), content }
  for (const asset of site.assets.values())
    yield { path: asset.address.slice(1), content: readAsset(asset.path) }
  const policies = new Map([...made.pages].map(([route, { csp }]) => [route, csp]))
  const manifest = siteManifest(kit, site, policies, formEndpoint)
  const content = Buffer.from(JSON.stringify(manifest))
  const isSame = before?.digestOf(manifestFile) === digest(content)
  for (const [path, write] of Object.entries(deployFiles))
    yield {
      path,
      content:
        isSame && before.digestOf(path) !== undefined ? undefined : Buffer.from(write(manifest)),
    }
  if (kit.own && kit.own.fields.length > 0)
    yield { path: ownFile, content: readFileSync(kit.own.modules['parts.js'] ?? '') }
  yield { path: manifestFile, content }
}
