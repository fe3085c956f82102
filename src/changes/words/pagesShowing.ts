import { assetFolder } from '../../document/addresses.ts'
import { assetsFolder, placeOf } from '../../document/sources.ts'
import type { Kit } from '../../kit/Kit.ts'
import type { Pair } from '../compare/pairFiles.ts'
import { outlineOf } from '../outlineOf.ts'
import type { Outline, States } from '../states.ts'

/** Every page of the site shows it. */
export const everywhere: readonly string[] = ['*']

/** Keys that no visitor sees anything of. */
const unseen: ReadonlySet<string> = new Set(['$schema', 'silence', 'schemaVersion', 'redirects', 'forms', 'newsletter', 'timeZone', 'placeholder'])
/** Keys of a page that lists of pages show too. */
const listed: ReadonlySet<string> = new Set(['title', 'name', 'summary', 'article', 'kind', 'draft'])

const sorted = (routes: Iterable<string>): string[] => [...new Set(routes)].sort()

/** Who shows what: asked only where something has changed that other pages may show. */
export class Showing {
  private known: readonly Outline[] | undefined
  constructor(
    private readonly kit: Kit,
    private readonly states: States,
    private readonly pairs: readonly Pair[],
  ) {}

  private outlines(): readonly Outline[] {
    this.known ??= [...this.states.outlines(), ...this.pairs.flatMap(({ from, path, before }) => this.old(path === undefined ? from : undefined, before))]
    return this.known
  }

  /** What is gone was shown by its own page, too. */
  private old(path: string | undefined, content: unknown): Outline[] {
    const outline = path === undefined || typeof content !== 'string' ? undefined : outlineOf(this.kit, path, content)
    return outline ? [outline] : []
  }

  /** The addresses of all documents that fit; all pages where the settings do. */
  private where(fits: (outline: Outline) => boolean): readonly string[] {
    const routes: string[] = []
    for (const outline of this.outlines()) {
      if (outline.draft || !fits(outline)) continue
      const place = placeOf(outline.path)
      if (place?.kind === 'site') return everywhere
      if (place?.route !== undefined) routes.push(place.route)
    }
    return sorted(routes)
  }

  fact(...names: readonly string[]): readonly string[] {
    const before = this.pairs.flatMap(({ from, before: content }) => this.old(from, content)).filter(({ facts }) => facts.some((fact) => names.includes(fact)))
    const gone = before
      .flatMap(({ path, draft }) => (draft ? [] : [placeOf(path)]))
      .flatMap((place) => (place?.kind === 'site' ? everywhere : (place?.route ?? [])))
    const all = [...this.where(({ facts }) => facts.some((fact) => names.includes(fact))), ...gone]
    return all.includes('*') ? everywhere : sorted(all)
  }

  asset(path: string): readonly string[] {
    const address = assetFolder + path.slice(assetsFolder.length + 1)
    return this.where(({ assets }) => assets.includes(address))
  }

  /** A dialog's own page, and the pages that open it. */
  dialog(route: string, id: string): readonly string[] {
    const openers = this.where(({ dialogs, links }) => dialogs.includes(id) || links.includes(route))
    return openers === everywhere ? everywhere : sorted([route, ...openers])
  }

  /** The pages from which one reaches another. */
  linksTo(route: string, kind: string): readonly string[] {
    return this.where(
      ({ path, links, lists }) => placeOf(path)?.route !== route && (lists.includes(kind) || links.some((href) => href.replace(/[?#].*$/, '') === route)),
    )
  }

  /** Where visitors see what stands under a key of a page; its own address, unless it is a draft. */
  page(route: string, key: string, kind: string, isDraft: boolean): readonly string[] {
    if (unseen.has(key) || isDraft) return []
    if (!listed.has(key)) return [route]
    const lists = this.where(({ lists: kinds }) => kinds.includes(kind))
    return sorted([route, ...(lists === everywhere ? [] : lists)])
  }

  /** The addresses of all pages and dialogs that visitors find. */
  everyPage(): readonly string[] {
    return sorted(this.outlines().flatMap(({ path, draft }) => (draft ? [] : (placeOf(path)?.route ?? []))))
  }

  settings(key: string): readonly string[] {
    return unseen.has(key) ? [] : everywhere
  }
}
