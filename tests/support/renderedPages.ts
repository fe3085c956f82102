import { type Document, Window } from 'happy-dom'
import { buildModel } from '../../src/core/model/site/buildModel.ts'
import { fileOf } from '../../src/core/model/site/fileOf.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { standardPageKit } from '../../src/kits/standard/pageKit.ts'
import { outputFiles } from '../../src/site/build/write/outputFiles.ts'
import { readSite } from '../../src/site/store/readSite.ts'

/** Stands for the client build, of which pages only name the files. */
const client = {
  scripts: { 'browser/entries/loader.ts': '/assets/b/loader.js' },
  imports: {},
  files: new Map<string, Buffer>(),
}

/** A site as its visitors get it: its documents as they are written, and its pages by route, each parsed when first asked for. */
export type RenderedSite = {
  readonly routes: readonly string[]
  readonly pageOf: (route: string) => Document | undefined
}

/** Renders all pages of a site in memory. `root` holds `pages/`. */
export const renderSite = (root: string): RenderedSite => {
  const site = buildModel(standardKit, readSite(root))
  const files = new Map<string, string>()
  for (const { path, content } of outputFiles(site, {
    kit: standardPageKit,
    client,
    formEndpoint: '',
    readAsset: () => Buffer.alloc(0),
    today: '2026-11-22',
  })) {
    if (path.endsWith('.html')) files.set(path, content?.toString() ?? '')
  }
  const parser = new new Window().DOMParser()
  const parsed = new Map<string, Document>()
  const routes = [
    ...site.pages.keys(),
    ...[...site.dialogs.values()].map(({ route }) => route),
    ...(site.notFound ? [site.notFound.route] : []),
  ]
  const pageOf = (route: string): Document | undefined => {
    const known = parsed.get(route)
    const html = files.get(fileOf(route))
    if (known || html === undefined) return known
    const document = parser.parseFromString(html, 'text/html')
    parsed.set(route, document)
    return document
  }
  return { routes, pageOf }
}
