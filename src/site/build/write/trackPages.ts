import type { Page, Site } from '../../../core/kit/Site.ts'

/** The name under which a page notes that it has looked at all pages: at what they say of themselves, not at their blocks. */
export const allPages = '*'

/** A site that notes which of its pages somebody looks at: by route, or all of them. */
export type Tracked = { readonly site: Site; readonly used: ReadonlySet<string> }

class TrackedPages extends Map<string, Page> {
  constructor(
    private readonly all: ReadonlyMap<string, Page>,
    private readonly used: Set<string>,
  ) {
    super()
  }
  override get size() {
    this.used?.add(allPages)
    return this.all?.size ?? 0
  }
  /** One of all pages, which are known by what stands besides their blocks: who reads these uses the page. */
  private listed(page: Page): Page {
    const { used } = this
    const blocks = {
      get() {
        used.add(page.route)
        return page.document.blocks
      },
    }
    return { ...page, document: Object.create(page.document, { blocks }) as Page['document'] } // the same but for this
  }
  override get(route: string) {
    this.used.add(route)
    return this.all.get(route)
  }
  override has(route: string) {
    this.used.add(route)
    return this.all.has(route)
  }
  override *entries(): MapIterator<[string, Page]> {
    this.used.add(allPages)
    for (const [route, page] of this.all) yield [route, this.listed(page)]
  }
  override keys() {
    this.used.add(allPages)
    return this.all.keys() as MapIterator<string>
  }
  override *values(): MapIterator<Page> {
    for (const [, page] of this.entries()) yield page
  }
  override [Symbol.iterator]() {
    return this.entries()
  }
  override forEach(visit: (page: Page, route: string, pages: Map<string, Page>) => void) {
    for (const [route, page] of this.entries()) visit(page, route, this)
  }
}

/**
 * Lets a page be rendered so that it is known afterwards which other pages it was made from: a link's title, a
 * breadcrumb, a list of all articles. Nobody keeps such a list by hand.
 */
export const trackPages = (site: Site): Tracked => {
  const used = new Set<string>()
  return { site: { ...site, pages: new TrackedPages(site.pages, used) }, used }
}
