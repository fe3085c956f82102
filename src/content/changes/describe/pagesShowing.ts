import { assetFolder } from '../../../core/document/addresses.ts'
import { documentSchemas } from '../../../core/document/documentSchemas.ts'
import { assetsFolder, placeOf } from '../../../core/document/sources.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { namesIn } from '../../../core/model/schema/namesIn.ts'
import type { Pair } from '../compare/pairFiles.ts'
import { readJson } from '../compare/readJson.ts'
import { outlineOf } from '../outlineOf.ts'
import type { Outline, States } from '../states.ts'

/** Every page of the site shows it. */
const everywhere: readonly string[] = ['*']

/** Keys that no visitor sees anything of. */
const unseen: ReadonlySet<string> = new Set([
  '$schema',
  'silence',
  'schemaVersion',
  'redirects',
  'forms',
  'newsletter',
  'timeZone',
  'placeholder',
])
/** Keys of a page that lists of pages show too. */
const listed: ReadonlySet<string> = new Set([
  'title',
  'name',
  'summary',
  'article',
  'kind',
  'draft',
])

const sorted = (routes: Iterable<string>): string[] => [...new Set(routes)].sort()

/** Which documents have something in common, by what that is. */
const indexBy = (
  outlines: readonly Outline[],
  keysOf: (outline: Outline) => readonly string[],
): ReadonlyMap<string, readonly Outline[]> => {
  const index = new Map<string, Outline[]>()
  for (const outline of outlines)
    for (const key of keysOf(outline)) {
      const same = index.get(key)
      if (same) same.push(outline)
      else index.set(key, [outline])
    }
  return index
}

const addressOf = (href: string) => href.replace(/[?#].*$/, '')

/** Where documents are seen, but for drafts: on every page where the settings are among them. */
const routesOf = (outlines: readonly Outline[]): readonly string[] => {
  const places = outlines.filter(({ draft }) => !draft).map(({ path }) => placeOf(path))
  if (places.some((place) => place?.kind === 'site')) return everywhere
  return sorted(places.flatMap((place) => place?.route ?? []))
}

/** All documents, by what they refer to. */
const indexesOf = (outlines: readonly Outline[]) => ({
  outlines,
  facts: indexBy(outlines, ({ facts }) => facts),
  links: indexBy(outlines, ({ links }) => [...new Set(links.map(addressOf))]),
  dialogs: indexBy(outlines, ({ dialogs }) => dialogs),
  assets: indexBy(outlines, ({ assets }) => assets),
  lists: indexBy(outlines, ({ lists }) => lists),
  children: indexBy(outlines, ({ parent }) => (parent === undefined ? [] : [parent])),
})

/** Who shows what: asked only where something has changed that other pages may show. */
export class Showing {
  private indexes: ReturnType<typeof indexesOf> | undefined
  private earlier: ReadonlyMap<string, readonly Outline[]> | undefined
  constructor(
    private readonly kit: Kit,
    private readonly states: States,
    private readonly pairs: readonly Pair[],
  ) {}

  private get known() {
    this.indexes ??= indexesOf(this.states.outlines())
    return this.indexes
  }

  /** The documents that have used a fact, of those that differ: where a fact is gone, nobody shows it now. */
  private factsBefore(): ReadonlyMap<string, readonly Outline[]> {
    this.earlier ??= indexBy(
      this.pairs.flatMap(({ from, before }) =>
        from !== undefined && typeof before === 'string'
          ? (outlineOf(this.kit, from, before) ?? [])
          : [],
      ),
      ({ facts }) => facts,
    )
    return this.earlier
  }

  fact(...names: readonly string[]): readonly string[] {
    return routesOf(
      names.flatMap((name) => [
        ...(this.known.facts.get(name) ?? []),
        ...(this.factsBefore().get(name) ?? []),
      ]),
    )
  }

  asset(path: string): readonly string[] {
    return routesOf(this.known.assets.get(assetFolder + path.slice(assetsFolder.length + 1)) ?? [])
  }

  /** A dialog's own page, and the pages that open it. */
  dialog(route: string, id: string): readonly string[] {
    const openers = routesOf([
      ...(this.known.dialogs.get(id) ?? []),
      ...(this.known.links.get(route) ?? []),
    ])
    return openers === everywhere ? everywhere : sorted([route, ...openers])
  }

  /** The pages from which one reaches another. */
  linksTo(route: string, kind: string): readonly string[] {
    const leading = [...(this.known.lists.get(kind) ?? []), ...(this.known.links.get(route) ?? [])]
    return routesOf(leading.filter(({ path }) => placeOf(path)?.route !== route))
  }

  /** Whether a document has an entry that stands for a page, and so shows its title and summary. */
  private standsFor(path: string, route: string): boolean {
    const [content, place] = [this.states.after(path), placeOf(path)]
    const value = typeof content === 'string' ? readJson(content) : undefined
    return (
      place !== undefined &&
      namesIn(this.kit.choices, value, documentSchemas[place.kind]).some(
        ({ waits, name }) => waits && name === route,
      )
    )
  }

  /** The pages that belong to another one, or to one that does: their breadcrumbs name it. */
  private below(route: string, seen = new Set<string>()): Outline[] {
    if (seen.has(route)) return []
    seen.add(route)
    return (this.known.children.get(route) ?? []).flatMap((child) => [
      child,
      ...this.below(placeOf(child.path)?.route ?? '', seen),
    ])
  }

  /** Where visitors see what stands under a key of a page: at its own address, unless it is a draft, and where other pages list it. */
  page(route: string, key: string, kind: string, isDraft: boolean): readonly string[] {
    if (unseen.has(key) || isDraft) return []
    if (!listed.has(key)) return [route]
    const standing = (this.known.links.get(route) ?? []).filter(({ path }) =>
      this.standsFor(path, route),
    )
    const lists = routesOf([
      ...(this.known.lists.get(kind) ?? []),
      ...standing,
      ...(key === 'name' || key === 'title' ? this.below(route) : []),
    ])
    return sorted([route, ...lists.filter((page) => page !== '*')])
  }

  /** The addresses of all pages and dialogs that visitors find. */
  everyPage(): readonly string[] {
    return routesOf(this.known.outlines.filter(({ path }) => placeOf(path)?.kind !== 'site'))
  }

  settings(key: string): readonly string[] {
    return unseen.has(key) ? [] : everywhere
  }
}
