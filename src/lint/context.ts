import { documentSchemas } from '../document/documentSchemas.ts'
import type { Fact } from '../document/facts.ts'
import type { SiteDocument } from '../document/site.ts'
import { type Asset, type DocumentKind, type Place, placeOf, type Sources, type Unread } from '../document/sources.ts'
import type { Kit } from '../kit/Kit.ts'
import type { Writing } from '../model/formatFact.ts'
import { type Gathered, gather } from '../model/gather.ts'
import { type Lookup, lookupIn } from '../model/interpolate.ts'
import { usableSettings } from '../model/usableSettings.ts'
import { idsOf } from './idsOf.ts'
import { isUnread } from './isUnread.ts'
import { checkSchema } from './schema/checkSchema.ts'
import type { Fault } from './schema/fault.ts'
import { misplaced } from './schema/misplaced.ts'
import { type SoundPart, soundPart } from './schema/soundPart.ts'
import type { Summary } from './summary.ts'
import { checkSyntax } from './syntax/checkSyntax.ts'
import type { SyntaxProblem } from './syntax/problem.ts'

export type Json = { readonly [key: string]: unknown }

/**
 * One document as rules see it. `value` is there if it is JSON with an object at its root, whatever else is wrong.
 * A document that is known from a cache is read when anything but its path and summary is asked for.
 */
export type LintFile = {
  readonly path: string
  readonly text: string
  readonly place: Place | undefined
  readonly value: Json | undefined
  readonly problems: readonly SyntaxProblem[]
  readonly faults: readonly Fault[]
  /** The parts of it that follow the schema: what can be relied on while others are wrong. */
  readonly sound: SoundPart
  readonly gathered: Gathered
  /** The ids that links can lead to: those of the document, and those made of its blocks' headings. */
  readonly ids: ReadonlySet<string>
  /** Its blocks that follow their schemas, with their number; none where the document has no list of blocks. */
  readonly blocks: readonly { readonly block: Json & { readonly type: string }; readonly index: number }[]
}

/** A document among all others: rules that look at many of them go by its summary, and open only those they report. */
export type KnownFile = LintFile & { readonly summary: Summary }

export type LintDocument = LintFile & { readonly value: Json }

/** What there is once, however many pages a site has: each document may be checked against it by itself. */
export type Around = {
  /** What documents may be made of. */
  readonly kit: Kit
  /** Dialogs by id, drafts included. */
  readonly dialogs: ReadonlyMap<string, LintFile>
  readonly siteFile: LintFile | undefined
  readonly factsFile: LintFile | undefined
  /** `_site.json`, only where it follows its schema. */
  readonly site: SiteDocument | undefined
  /** The facts that follow their schema, by name; undefined where `_facts.json` cannot be read. */
  readonly facts: ReadonlyMap<string, Fact> | undefined
  readonly writing: Writing
  /** Writes a fact out, as the build will; nothing where the settings do not say how. */
  readonly lookup: Lookup
  readonly assets: readonly Asset[]
  readonly unread: readonly Unread[]
  /** Today as year-month-day. */
  readonly today: string
}

/** Everything that a rule may look at. What is wrong with one document leaves the others as they are. */
export type Context = Around & {
  readonly files: readonly KnownFile[]
  /** Pages by route (the not-found page too), drafts included. */
  readonly pages: ReadonlyMap<string, KnownFile>
  /** Pages and dialogs by route. */
  readonly routes: ReadonlyMap<string, KnownFile>
  /** True where every document could be read and follows its schema: only then can be told what is missing or unused. */
  readonly complete: boolean
}

const nothing: Gathered = { strings: [], links: [], actions: [], pictures: [], ids: [], assets: [], problems: [] }

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const isBlock = (value: unknown): value is Json & { readonly type: string } => isRecord(value) && typeof value['type'] === 'string'

const goodBlocks = (value: Json | undefined, faults: readonly Fault[]): LintFile['blocks'] => {
  const list: unknown = value?.['blocks']
  if (!Array.isArray(list)) return []
  const bad = new Set(faults.map(({ pointer }) => /^\/blocks\/(\d+)/.exec(pointer)?.[1]))
  return list.flatMap((block: unknown, index) => (!bad.has(String(index)) && isBlock(block) ? [{ block, index }] : []))
}

/** Reads one document: its syntax, and its schema where it is JSON. */
export const readDocument = (kit: Kit, path: string, text: string): LintFile => {
  const place = placeOf(path)
  const { value, problems } = checkSyntax(text)
  const kind: DocumentKind | undefined = place?.kind
  const document = isRecord(value) ? value : undefined
  let faults: readonly Fault[] | undefined
  let sound: SoundPart | undefined
  let gathered: Gathered | undefined
  let blocks: LintFile['blocks'] | undefined
  let ids: LintFile['ids'] | undefined
  return {
    path,
    text,
    place,
    value: document,
    problems,
    get faults() {
      faults ??= value === undefined || !kind ? [] : (misplaced(kit, value, kind, path) ?? checkSchema(kit, value, kind, path))
      return faults
    },
    get sound() {
      sound ??= document && kind ? soundPart(kit, document, kind) : {}
      return sound
    },
    get gathered() {
      gathered ??= document && kind ? gather(kit.choices, document, documentSchemas[kind]) : nothing
      return gathered
    },
    get ids() {
      ids ??= idsOf(kit, document, this.gathered)
      return ids
    },
    get blocks() {
      blocks ??= goodBlocks(document, this.faults)
      return blocks
    },
  }
}

/** Whether a document is one of those that there are once, however many pages a site has: see `Around`. */
export const isSpecial = (path: string): boolean => path.startsWith('pages/_') && ['site', 'facts', 'dialog'].includes(placeOf(path)?.kind ?? '')

/** Reads what there is once: settings, facts, dialogs. */
export const aroundOf = (kit: Kit, { files, assets, unread = [] }: Sources, today: string): Around => {
  const special = files.filter(({ path }) => isSpecial(path)).map(({ path, text }) => readDocument(kit, path, text))
  const siteFile = special.find(({ place }) => place?.kind === 'site')
  const factsFile = special.find(({ place }) => place?.kind === 'facts')
  const site = siteFile?.value && siteFile.faults.length === 0 ? (siteFile.value as unknown as SiteDocument) : undefined // just checked
  const listed = factsFile ? factsFile.sound.facts : isUnread({ unread }, 'pages/_facts.json') ? undefined : {}
  const facts = listed && new Map(Object.entries(listed))
  const { firm, locale, currency } = usableSettings(siteFile?.sound ?? {})
  const lookup = firm && locale && currency ? lookupIn(listed ?? {}, { firm, locale, currency }) : () => undefined
  const writing = { locale: locale ?? 'en', currency: currency ?? 'USD' }
  const dialogs = new Map(special.flatMap((file) => (file.place?.id === undefined ? [] : [[file.place.id, file] as const])))
  return { kit, dialogs, siteFile, factsFile, site, facts, writing, lookup, assets, unread, today }
}

/** What a rule sees that looks at one document at a time: no other one. */
export const contextOfOne = (file: LintFile, around: Around): Context => {
  const alone = file as KnownFile // what looks at one document has no use for summaries
  const pages = file.place?.kind === 'page' && file.place.route !== undefined ? new Map([[file.place.route, alone]]) : none
  return { ...around, files: [alone], pages, routes: none, complete: false }
}

const none: ReadonlyMap<string, KnownFile> = new Map()

/** Makes what a rule sees that looks at all documents. */
export const contextOfAll = (files: readonly KnownFile[], around: Around): Context => {
  const pages = new Map<string, KnownFile>()
  const dialogs = new Map<string, KnownFile>()
  for (const file of files) {
    const { kind, route } = file.place ?? {}
    if (route === undefined) continue
    if (kind === 'dialog') dialogs.set(route, file)
    else if (!pages.has(route)) pages.set(route, file)
  }
  return {
    ...around,
    files,
    pages,
    routes: new Map([...dialogs, ...pages]),
    get complete() {
      return around.siteFile !== undefined && around.unread.length === 0 && files.every(({ summary }) => summary.sound)
    },
  }
}
