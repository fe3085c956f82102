import { isObject } from '../../../core/document/isObject.ts'
import type { SiteLanguage } from '../../../core/kit/Site.ts'
import {
  homeIn,
  languageAt,
  languagesOf,
  sameIn,
} from '../../../core/model/site/editions/languagesOf.ts'
import { isOutOfDays } from '../../lint/links/isOutOfDays.ts'
import type { KnownFile } from '../../lint/types/file.ts'

/** A page in the tree, with what belongs below it. `menu`: what the entry of a menu says that leads to it. */
export type PageNode = {
  readonly route: string
  readonly file: string
  readonly title: string
  readonly name: string
  readonly draft: boolean
  /** It is not shown today, and is on other days. */
  readonly waits: boolean
  readonly kind: string
  readonly menu?: string | undefined
  /** The same page in the other languages of the site; none where it has one. */
  readonly languages: readonly {
    readonly name: string
    readonly route: string
    readonly isThere: boolean
  }[]
  readonly below: readonly PageNode[]
}

/** Pages as visitors know them: the home page, those that a menu leads to, in its order, then those that none does. */
export type PageGroup = { readonly heading: string; readonly nodes: readonly PageNode[] }

type Link = { readonly label: string; readonly href: string; readonly menu: string | undefined }

const linkOf = (value: unknown, menu?: string): Link[] =>
  isObject(value) && typeof value['href'] === 'string'
    ? [{ label: String(value['label'] ?? value['href']), href: value['href'], menu }]
    : []

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The links of the header's menus, in their order, each with the menu that it stands in. */
const menuLinks = (settings: unknown): Link[] =>
  listOf(isObject(settings) ? settings['navigation'] : undefined).flatMap((entry) => {
    const menu = isObject(entry) ? String(entry['label'] ?? '') : ''
    const groups = listOf(isObject(entry) ? entry['groups'] : undefined)
    const inside = groups.flatMap((group) => [
      ...linkOf(group, menu),
      ...listOf(isObject(group) ? group['items'] : undefined).flatMap((one) => linkOf(one, menu)),
    ])
    return groups.length > 0 ? [...linkOf(entry, menu), ...inside] : linkOf(entry)
  })

type Pages = ReadonlyMap<string, KnownFile>

/** The page that a page belongs to: the one that it names as its parent, or the nearest one above its address. */
const parentIn = (pages: Pages, route: string): string | undefined => {
  const own = pages.get(route)?.summary.parent
  if (own !== undefined && own !== route && pages.has(own)) return own
  for (let at = route.lastIndexOf('/'); at > 0; at = route.lastIndexOf('/', at - 1))
    if (pages.has(route.slice(0, at))) return route.slice(0, at)
  return undefined
}

/** The pages below each page. One that a menu names stands there; one whose parents go in a circle stands by itself. */
const pagesBelow = (
  pages: Pages,
  inMenu: ReadonlyMap<string, Link>,
  home: string,
): Map<string, readonly string[]> => {
  const below = new Map<string, readonly string[]>()
  for (const route of pages.keys()) {
    const parent = inMenu.has(route) ? undefined : parentIn(pages, route)
    const seen = new Set([route])
    let at = parent
    while (at !== undefined && !seen.has(at) && !inMenu.has(at)) {
      seen.add(at)
      at = parentIn(pages, at)
    }
    if (parent !== undefined && parent !== home && (at === undefined || !seen.has(at)))
      below.set(parent, [...(below.get(parent) ?? []), route])
  }
  return below
}

/**
 * The pages of a site as visitors know them: first the home page, by itself where no menu names it, since the firm's name leads there; then in the order of
 * the menus, below each what names it as its parent, or lies below its address; at last those that no menu leads to. Where the site has several languages, all of this for each of them. Each page stands once. Pure.
 */
export const pageTree = (files: readonly KnownFile[]): PageGroup[] => {
  const settings = files.find(({ place }) => place?.kind === 'site')
  const languages = languagesOf(settings?.sound ?? {})
  const all: Pages = new Map(
    files.flatMap((file) =>
      file.place?.kind === 'page' && file.place.documentType === 'page'
        ? [[file.place.route, file] as const]
        : [],
    ),
  )
  if (languages.length === 0) return groupsOf(all, settings, () => [])
  const others = (own: SiteLanguage) => (route: string) =>
    languages
      .filter((language) => language !== own)
      .map((language) => {
        const same = sameIn(route, own, language)
        return { name: language.name, route: same, isThere: all.has(same) }
      })
  return languages.flatMap((language) => {
    const pages = new Map([...all].filter(([route]) => languageAt(languages, route) === language))
    const own = files.find(
      ({ place }) => place?.kind === 'language' && place.language === language.tag,
    )
    const groups = groupsOf(
      pages,
      language.base === '' ? settings : own,
      others(language),
      homeIn(language),
    )
    return groups.map(({ heading, nodes }) => ({
      heading: language.base === '' ? heading : `${language.name}: ${heading}`,
      nodes,
    }))
  })
}

const groupsOf = (
  pages: Pages,
  settings: KnownFile | undefined,
  languages: (route: string) => PageNode['languages'],
  home = '/',
): PageGroup[] => {
  const inMenu = new Map<string, Link>()
  for (const link of menuLinks(settings?.value)) {
    const route = link.href.replace(/[?#].*$/, '')
    if (pages.has(route) && !inMenu.has(route)) inMenu.set(route, link)
  }
  const below = pagesBelow(pages, inMenu, home)
  const isBelow = new Set([...below.values()].flat())
  const nodesOf = (route: string): PageNode[] => {
    const file = pages.get(route)
    if (!file) return []
    const { summary, path } = file
    const title = summary.title ?? route
    const name = summary.head['name']
    return [
      {
        route,
        file: path,
        title,
        name: typeof name === 'string' ? name : title,
        draft: summary.draft && !isOutOfDays(file),
        waits: isOutOfDays(file),
        kind: summary.kind,
        menu: inMenu.get(route)?.label,
        languages: languages(route),
        below: (below.get(route) ?? []).flatMap(nodesOf),
      },
    ]
  }
  const menus = [...new Set([...inMenu.values()].map(({ menu }) => menu))]
  const alone = [...pages.keys()].filter((route) => !inMenu.has(route) && !isBelow.has(route))
  const first = alone.filter((route) => route === home)
  const rest = alone.filter((route) => route !== home)
  const groups = menus.map((menu) => ({
    heading: menu ?? 'In the menu',
    nodes: [...inMenu].flatMap(([route, link]) => (link.menu === menu ? nodesOf(route) : [])),
  }))
  const homeGroup = { heading: 'Home page', nodes: first.flatMap(nodesOf) }
  return [homeGroup, ...groups, { heading: 'In no menu', nodes: rest.flatMap(nodesOf) }].filter(
    ({ nodes }) => nodes.length > 0,
  )
}
