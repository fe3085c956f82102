import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PageDocument } from '../src/core/document/page.ts'
import { kindOf } from '../src/core/document/sources.ts'
import { blockOf } from '../src/core/kit/blockOf.ts'
import type { Edition, Page } from '../src/core/kit/Site.ts'
import { buildModel } from '../src/core/model/site/buildModel.ts'
import { editionAt } from '../src/core/model/site/editions/editionOf.ts'
import { everyDialog } from '../src/core/model/site/editions/everyPage.ts'
import { fileOf } from '../src/core/model/site/fileOf.ts'
import { isIndexed } from '../src/core/model/site/isIndexed.ts'
import { standardKit } from '../src/kits/standard/kit.ts'
import { readSite } from '../src/site/store/readSite.ts'

/** What a page is to its visitor: its document's kind, a dialog's own page, or a page that looks things up in files of its own. */
export type Kind = NonNullable<PageDocument['kind']> | 'dialog' | 'search'

/** The pages of a built site by what they are, so that nothing that measures needs to know one by name; those of its main language, unless it is said. */
export type SitePages = {
  /** The heaviest page of each kind that the site has. */
  readonly kinds: Readonly<Partial<Record<Kind, string>>>
  /** All pages of a kind, heaviest first. */
  readonly of: (kind: Kind) => readonly string[]
  /** The same in each of the site's further languages; none where it has one. */
  readonly translated: (kind: Kind) => readonly (readonly string[])[]
  /** The HTML of a page from `<main` on. */
  readonly mainOf: (route: string) => string
  /** The pages whose HTML has something there; those of the preferred kind first, the heaviest of them first. */
  readonly having: (preferred: Kind, has: (main: string) => boolean) => readonly string[]
}

const pageKind = (page: Page): Kind =>
  page.types?.some((type) => blockOf(standardKit, type).siteFiles)
    ? 'search'
    : kindOf(page.document)

/** Whether something in a page opens a dialog. */
export const opensDialog = (main: string): boolean => main.includes('aria-haspopup="dialog"')

/** Takes the folder that holds the site's `pages/`, and its built folder. Pages that search engines are asked to leave out are passed over. */
export const sitePages = (root: string, dist: string): SitePages => {
  const site = buildModel(standardKit, readSite(root))
  const size = (route: string) => statSync(join(dist, `${fileOf(route)}.br`)).size
  const all = [
    ...[...site.pages.values()]
      .filter(isIndexed)
      .map((page) => ({ route: page.route, kind: pageKind(page) })),
    ...everyDialog(site).map(({ route }) => ({ route, kind: 'dialog' as const })),
  ]
  const weighed = all
    .map((page) => ({ ...page, size: size(page.route) }))
    .sort((one, other) => other.size - one.size)
  const [main, ...further] = site.editions ?? [undefined]
  const pagesIn = (edition: Edition | undefined) =>
    weighed.filter(({ route }) => editionAt(site, route) === edition)
  const pages = pagesIn(main)
  const routesOf = (some: typeof pages, kind: Kind) =>
    some.filter((page) => page.kind === kind).map(({ route }) => route)
  const of = (kind: Kind) => routesOf(pages, kind)
  const mainOf = (route: string) =>
    /<main[\s\S]*/.exec(readFileSync(join(dist, fileOf(route)), 'utf8'))?.[0] ?? ''
  return {
    kinds: Object.fromEntries([...pages].reverse().map(({ kind, route }) => [kind, route])),
    of,
    translated: (kind) => further.map((edition) => routesOf(pagesIn(edition), kind)),
    mainOf,
    having: (preferred, has) =>
      [...new Set([...of(preferred), ...pages.map(({ route }) => route)])].filter((route) =>
        has(mainOf(route)),
      ),
  }
}
