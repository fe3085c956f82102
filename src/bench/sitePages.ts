import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PageDocument } from '../document/page.ts'
import { kindOf } from '../document/sources.ts'
import { readSite } from '../files/readSite.ts'
import { blockOf } from '../kit/blockOf.ts'
import type { Page } from '../kit/Site.ts'
import { buildModel } from '../model/buildModel.ts'
import { fileOf } from '../model/fileOf.ts'
import { isIndexed } from '../model/isIndexed.ts'
import { standardKit } from '../standard/kit.ts'

/** What a page is to its visitor: its document's kind, a dialog's own page, or a page that looks things up in files of its own. */
export type Kind = NonNullable<PageDocument['kind']> | 'dialog' | 'search'

/** The pages of a built site by what they are, so that nothing that measures needs to know one by name. */
export type SitePages = {
  /** The heaviest page of each kind that the site has. */
  readonly kinds: Readonly<Partial<Record<Kind, string>>>
  /** All pages of a kind, heaviest first. */
  readonly of: (kind: Kind) => readonly string[]
  /** The HTML of a page from `<main` on. */
  readonly mainOf: (route: string) => string
  /** The pages whose HTML has something there; those of the preferred kind first, the heaviest of them first. */
  readonly having: (preferred: Kind, has: (main: string) => boolean) => readonly string[]
}

const pageKind = (page: Page): Kind => (page.types?.some((type) => blockOf(standardKit, type).siteFiles) ? 'search' : kindOf(page.document))

/** Whether something in a page opens a dialog. */
export const opensDialog = (main: string): boolean => main.includes('aria-haspopup="dialog"')

/** Takes the folder that holds the site's `pages/`, and its built folder. Pages that search engines are asked to leave out are passed over. */
export const sitePages = (root: string, dist: string): SitePages => {
  const site = buildModel(standardKit, readSite(root))
  const size = (route: string) => statSync(join(dist, `${fileOf(route)}.br`)).size
  const all = [
    ...[...site.pages.values()].filter(isIndexed).map((page) => ({ route: page.route, kind: pageKind(page) })),
    ...[...site.dialogs.values()].map(({ route }) => ({ route, kind: 'dialog' as const })),
  ]
  const pages = all.map((page) => ({ ...page, size: size(page.route) })).sort((one, other) => other.size - one.size)
  const of = (kind: Kind) => pages.filter((page) => page.kind === kind).map(({ route }) => route)
  const mainOf = (route: string) => /<main[\s\S]*/.exec(readFileSync(join(dist, fileOf(route)), 'utf8'))?.[0] ?? ''
  return {
    kinds: Object.fromEntries([...pages].reverse().map(({ kind, route }) => [kind, route])),
    of,
    mainOf,
    having: (preferred, has) => [...new Set([...of(preferred), ...pages.map(({ route }) => route)])].filter((route) => has(mainOf(route))),
  }
}
