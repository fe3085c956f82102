import type { Dialog, Page, Site } from '../model/buildModel.ts'
import type { PageContext } from '../page/PageContext.ts'
import { themeCss } from '../theme/themeCss.ts'
import { dialogSheet, parseSheet } from '../theme/styleSheet.ts'
import type { ClientFiles } from './clientFiles.ts'
import { fileOf, fragmentOf } from './fileOf.ts'
import { renderFragment } from './renderFragment.tsx'
import { renderPage } from './renderPage.tsx'
import { siteManifest } from './siteManifest.ts'

/** A file of the built site by its path in the folder. */
export type OutputFile = { readonly path: string; readonly content: Buffer }

export type OutputOptions = {
  readonly client: ClientFiles
  readonly formEndpoint: string
  readonly readAsset: (path: string) => Buffer
  readonly today?: string
}

/** All files of a built site, pages first. Throws `RenderError` where a block fails. */
export function* outputFiles(site: Site, options: OutputOptions): Generator<OutputFile> {
  const { client, formEndpoint, readAsset, today = new Date().toISOString().slice(0, 10) } = options
  const theme = themeCss(site.settings)
  const sheet = parseSheet(theme)
  const policies = new Map<string, string>()
  const documents: (Page | Dialog)[] = [...site.pages.values(), ...site.dialogs.values(), ...(site.notFound ? [site.notFound] : [])]
  for (const page of documents) {
    const context: PageContext = { site, page, scripts: client.scripts, imports: client.imports, formEndpoint, today }
    const { html, csp } = renderPage(context, sheet)
    policies.set(page.route, csp)
    yield { path: fileOf(page.route), content: Buffer.from(html) }
  }
  for (const dialog of site.dialogs.values()) {
    const context: PageContext = { site, page: dialog, scripts: client.scripts, imports: client.imports, formEndpoint, today }
    yield { path: fragmentOf(dialog.id), content: Buffer.from(renderFragment(context, dialogSheet(theme))) }
  }
  for (const [path, content] of client.files) yield { path, content }
  for (const asset of site.assets.values()) yield { path: asset.address.slice(1), content: readAsset(asset.path) }
  yield { path: '.broadsheet/manifest.json', content: Buffer.from(JSON.stringify(siteManifest(site, policies, formEndpoint))) }
}
