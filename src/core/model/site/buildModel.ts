import { parseJson } from '../../document/exactNumbers.ts'
import type { FactsDocument } from '../../document/facts.ts'
import type { LanguageDocument } from '../../document/language.ts'
import type { Block, DialogDocument, PageDocument } from '../../document/page.ts'
import type { SiteDocument } from '../../document/site.ts'
import { placeOf, type SourceFile, type Sources } from '../../document/sources.ts'
import type { Kit } from '../../kit/Kit.ts'
import type { Dialog, Edition, NotFound, Page, Site } from '../../kit/Site.ts'
import { writingIn } from '../../kit/writingIn.ts'
import { interpolate, type Lookup, lookupIn } from '../figures/interpolate.ts'
import { asToday } from '../history/asToday.ts'
import { siteVersion } from '../history/siteVersion.ts'
import { editionSettings } from './editions/editionSettings.ts'
import { editionsOf, type OfLanguage } from './editions/editionsOf.ts'
import { factsIn } from './editions/factsIn.ts'
import { languageAt, languagesOf } from './editions/languagesOf.ts'
import { factsOn } from './factsOn.ts'
import { type PageSummary, unread } from './pageSummary.ts'
import { shownBlocks } from './shownBlocks.ts'
import { type Day, isShownOn } from './shownOn.ts'
import { usableSettings } from './usableSettings.ts'
import { withoutLinks } from './withoutLinks.ts'

/**
 * Options: `drafts` keeps drafts (the preview); `isPreview` makes the site one for reviewers; `origin` replaces the one of `_site.json` (SITE_ORIGIN). Pages of which
 * `summaries` knows are read no further before somebody asks for their blocks. `asOf` is the day of the office that the site is made for: what is not shown then is left
 * out, and figures have the value of that day; without it, days play no part. `waiting` names pages that are known not to be shown then, `pages` are made already, beside those
 * among the sources.
 */
export type ModelOptions = {
  readonly drafts?: boolean
  readonly isPreview?: boolean
  readonly origin?: string | undefined
  readonly summaries?: ReadonlyMap<string, PageSummary>
  readonly asOf?: Day | undefined
  readonly waiting?: Iterable<string>
  readonly pages?: Site['pages']
}

/** The languages of a site, each with its settings, figures and words; the main one first. */
const languagesIn = (
  kit: Kit,
  {
    settings,
    facts,
    special,
    read,
    asOf,
  }: {
    readonly settings: SiteDocument
    readonly facts: FactsDocument['facts']
    readonly special: readonly SourceFile[]
    readonly read: Read
    readonly asOf: Day | undefined
  },
): OfLanguage[] =>
  languagesOf(settings).map((language, index): OfLanguage => {
    const source = special.find(({ path }) => placeOf(path)?.language === language.tag)
    const own = source && (read(source) as LanguageDocument) // as above
    const inLanguage = index === 0 ? settings : editionSettings(settings, own, language)
    const known = index === 0 ? facts : factsIn(facts, own?.units)
    const writing = writingIn(kit, inLanguage)
    const lookup = lookupIn(known, inLanguage, writing)
    return {
      language,
      base: language.base,
      own,
      settings: inLanguage,
      writing,
      lookup,
      blocksOf: readingBlocks(lookup, read, asOf),
      dialogs: new Map(),
      notFound: undefined,
    }
  })

/** What the documents of a site become by their places: pages, dialogs, the not-found page; drafts and pages of other days apart. */
type Placed = Pick<Site, 'notFound'> & {
  readonly pages: Map<string, Page>
  readonly dialogs: Map<string, Dialog>
  readonly drafts: Set<string>
  readonly waiting: Map<string, Page>
}

type Reading = {
  readonly languages: readonly OfLanguage[]
  readonly main: Pick<OfLanguage, 'lookup' | 'blocksOf'>
  readonly read: Read
}

/** Makes pages and dialogs of their sources. Those of other languages go into `languages`. */
const placePages = (
  sources: Sources,
  { summaries, drafts: keepDrafts, asOf, pages: known }: ModelOptions,
  { languages, main, read }: Reading,
): Placed => {
  const pages = new Map<string, Page>(known)
  const dialogs = new Map<string, Dialog>()
  const drafts = new Set<string>()
  const waiting = new Map<string, Page>()
  let notFound: NotFound | undefined
  for (const source of sources.files) {
    const place = placeOf(source.path)
    if (place?.route === undefined) continue
    const of = languageAt(languages, place.route)
    if (place.language !== undefined && of?.language.tag !== place.language) continue // lint tells that there is no such language
    const { lookup, blocksOf } = of ?? main
    const summary = place.kind === 'page' ? summaries?.get(source.path) : undefined
    const { document, used, types } = summary
      ? {
          document: unread(interpolate(summary.head, lookup), () => blocksOf(source)),
          used: summary.facts,
          types: summary.types,
        }
      : whole(read(source), lookup, asOf)
    const made = document as PageDocument & DialogDocument // by its place it is one of the two
    const { route } = place
    const page = { route, file: source.path, document: made }
    if (made.draft && !keepDrafts) drafts.add(route)
    else if (place.documentType === 'dialog')
      (place.language === undefined ? dialogs : of?.dialogs)?.set(place.id, {
        ...page,
        documentType: place.documentType,
        id: place.id,
      })
    else if (place.documentType === 'notFound') {
      const made: NotFound = { ...page, documentType: place.documentType, facts: used, types }
      if (place.language === undefined) notFound = made
      else if (of) of.notFound = made
    } else {
      const isShown = asOf === undefined || isShownOn(made, asOf)
      const into = isShown ? pages : waiting
      into.set(route, { ...page, documentType: place.documentType, facts: used, types })
      if (!isShown) drafts.add(route)
    }
  }
  return { pages, dialogs, drafts, waiting, notFound }
}

/**
 * Makes the model of a site from its sources. The sources must have passed the lint: this function trusts their shape.
 * Throws where `_site.json` is missing or a file is no JSON, which lint reports as findings.
 */
export const buildModel = (kit: Kit, sources: Sources, options: ModelOptions = {}): Site => {
  const { origin, isPreview, asOf } = options
  const special = sources.files.filter(({ path }) =>
    ['site', 'facts', 'language'].includes(placeOf(path)?.kind ?? ''),
  )
  const read = readingFor(kit, siteVersion(sources))
  const find = (kind: string) =>
    special.filter(({ path }) => placeOf(path)?.kind === kind).map(read)[0]
  const written = find('site') as SiteDocument | undefined // shapes are the lint's to check; see above
  if (!written) throw new Error('pages/_site.json is missing.')
  const settings = usableSettings(written)
  const known = (find('facts') as FactsDocument | undefined)?.facts ?? {}
  const facts = asOf === undefined ? known : factsOn(known, asOf)
  const writing = writingIn(kit, settings)
  const languages = languagesIn(kit, { settings, facts, special, read, asOf })
  const lookup = lookupIn(facts, settings, writing)
  const main = { lookup, blocksOf: readingBlocks(lookup, read, asOf) }
  const { pages, dialogs, drafts, waiting, notFound } = placePages(sources, options, {
    languages,
    main,
    read,
  })
  const gone = new Set([...drafts, ...waiting.keys(), ...(options.waiting ?? [])])
  const shown = interpolate(
    { ...settingsOn(settings, asOf, gone), origin: origin ?? settings.origin },
    lookup,
  )
  const words = { ...writing.language.words, ...settings.words }
  const [first, ...others] = languages
  const onDay = (edition: Edition): Edition => ({
    ...edition,
    settings: settingsOn(edition.settings, asOf, gone),
  })
  return {
    settings: shown,
    words,
    writing,
    ...(first
      ? {
          editions: editionsOf(
            {
              settings: shown,
              words,
              writing,
              dialogs,
              notFound,
              language: first.language,
              foreign: new Set(),
            },
            others,
            pages,
          ).map(onDay),
        }
      : {}),
    facts,
    pages,
    dialogs,
    notFound,
    drafts,
    waiting,
    assets: new Map(sources.assets.map(({ stamp: _, ...asset }) => [asset.address, asset])),
    ...(isPreview ? { isPreview } : {}),
    ...(asOf === undefined ? {} : { asOf }),
  }
}

/** What is said beside the pages on a day: no announcement before or after its time, and nothing that leads to a page that is not there. */
const settingsOn = (
  settings: SiteDocument,
  day: Day | undefined,
  waiting: ReadonlySet<string>,
): SiteDocument => {
  const { announcement, ...others } = withoutLinks(settings, waiting)
  return announcement && (day === undefined || isShownOn(announcement, day))
    ? { ...others, announcement }
    : others
}

type ReadDocument = {
  readonly document: unknown
  readonly used: readonly string[]
  readonly types: readonly string[]
}

/** Gives what a document says, as the schema of today has it. */
type Read = (source: SourceFile) => unknown

const readingFor =
  (kit: Kit, writtenFor: number): Read =>
  ({ path, text }) => {
    const kind = placeOf(path)?.kind
    const written = parseJson(text)
    return kind ? asToday(kit, kind, written, writtenFor).value : written
  }

/** Makes a document at once, and notes which facts it refers to. */
const whole = (document: unknown, lookup: Lookup, day: Day | undefined): ReadDocument => {
  const used = new Set<string>()
  const noting: Lookup = (name, format) => {
    used.add(name)
    return lookup(name, format)
  }
  const { blocks: all = [], ...head } = document as { readonly blocks?: readonly Block[] }
  const blocks = shownBlocks(all, day, (block) => interpolate(block, noting))
  return {
    document: { ...interpolate(head, noting), blocks },
    used: [...used],
    types: [...new Set(blocks.map(({ type }) => type))],
  }
}

/** Reads the blocks of documents when they are asked for. The last ones are kept: whoever draws a page asks again and again. */
const readingBlocks = (
  lookup: Lookup,
  read: Read,
  day: Day | undefined,
): ((source: SourceFile) => readonly Block[]) => {
  let last: { readonly source: SourceFile; readonly blocks: readonly Block[] } | undefined
  return (source) => {
    if (last?.source !== source) {
      const { blocks } = read(source) as { readonly blocks: readonly Block[] }
      last = { source, blocks: shownBlocks(blocks, day, (block) => interpolate(block, lookup)) }
    }
    return last.blocks
  }
}
