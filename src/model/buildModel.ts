import type { Fact, FactsDocument } from '../document/facts.ts'
import type { DialogDocument, PageDocument } from '../document/page.ts'
import type { SiteDocument } from '../document/site.ts'
import { type Words, words } from '../document/words.ts'
import { interpolate, type Lookup, lookupIn } from './interpolate.ts'
import { type Asset, notFoundRoute, placeOf, type Sources } from './sources.ts'

/** A page, with its facts written out. `file` is its path from the root, for messages; `facts` are the names of those it states. */
export type Page = { readonly route: string; readonly file: string; readonly document: PageDocument; readonly facts?: readonly string[] }
export type Dialog = { readonly id: string; readonly route: string; readonly file: string; readonly document: DialogDocument }

/** A whole site in memory, checked and ready to render. */
export type Site = {
  readonly settings: SiteDocument
  readonly words: Words
  readonly facts: Readonly<Record<string, Fact>>
  readonly pages: ReadonlyMap<string, Page>
  readonly dialogs: ReadonlyMap<string, Dialog>
  readonly notFound: Page | undefined
  /** Routes of pages that are left out because they are drafts. */
  readonly drafts: ReadonlySet<string>
  readonly assets: ReadonlyMap<string, Asset>
}

/** Options: `drafts` keeps drafts (the preview); `origin` replaces the one of `_site.json` (SITE_ORIGIN). */
export type ModelOptions = { readonly drafts?: boolean; readonly origin?: string | undefined }

/**
 * Makes the model of a site from its sources. The sources must have passed the lint: this function trusts their shape.
 * Throws where `_site.json` is missing or a file is no JSON, which lint reports as findings.
 */
export const buildModel = (sources: Sources, options: ModelOptions = {}): Site => {
  const documents = sources.files.flatMap(({ path, text }) => {
    const place = placeOf(path)
    return place ? [{ path, place, value: JSON.parse(text) as unknown }] : []
  })
  const find = (kind: string) => documents.find(({ place }) => place.kind === kind)?.value
  const settings = find('site') as SiteDocument | undefined // shapes are the lint's to check; see above
  if (!settings) throw new Error('pages/_site.json is missing.')
  const facts = (find('facts') as FactsDocument | undefined)?.facts ?? {}
  const lookup = lookupIn(facts, settings)
  const pages = new Map<string, Page>()
  const dialogs = new Map<string, Dialog>()
  const drafts = new Set<string>()
  let notFound: Page | undefined
  for (const { path, place, value } of documents) {
    if (place.route === undefined) continue
    const used = new Set<string>()
    const noting: Lookup = (name, format) => {
      used.add(name)
      return lookup(name, format)
    }
    const document = interpolate(value, noting) as PageDocument & DialogDocument // by its place it is one of the two
    if (document.draft && !options.drafts) {
      drafts.add(place.route)
      continue
    }
    if (place.id !== undefined) dialogs.set(place.id, { id: place.id, route: place.route, file: path, document })
    else if (place.route === notFoundRoute) notFound = { route: place.route, file: path, document, facts: [...used] }
    else pages.set(place.route, { route: place.route, file: path, document, facts: [...used] })
  }
  return {
    settings: interpolate({ ...settings, origin: options.origin ?? settings.origin }, lookup),
    words: { ...words, ...settings.words },
    facts,
    pages,
    dialogs,
    notFound,
    drafts,
    assets: new Map(sources.assets.map((asset) => [asset.address, asset])),
  }
}
