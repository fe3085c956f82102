import { documentSchemas } from '../document/choices.ts'
import type { Fact } from '../document/facts.ts'
import type { SiteDocument } from '../document/site.ts'
import { type Gathered, gather } from '../model/gather.ts'
import { type Lookup, lookupIn } from '../model/interpolate.ts'
import { type Asset, type DocumentKind, type Place, placeOf, type Sources, type Unread } from '../model/sources.ts'
import { checkSchema } from './schema/checkSchema.ts'
import type { Fault } from './schema/fault.ts'
import { checkSyntax } from './syntax/checkSyntax.ts'
import type { SyntaxProblem } from './syntax/problem.ts'

export type Json = { readonly [key: string]: unknown }

/** One document as rules see it. `value` is there if it is JSON with an object at its root, whatever else is wrong. */
export type LintFile = {
  readonly path: string
  readonly text: string
  readonly place: Place | undefined
  readonly value: Json | undefined
  readonly problems: readonly SyntaxProblem[]
  readonly faults: readonly Fault[]
  readonly gathered: Gathered
  /** Its blocks that follow their schemas, with their number; none where the document has no list of blocks. */
  readonly blocks: readonly { readonly block: Json & { readonly type: string }; readonly index: number }[]
}

export type LintDocument = LintFile & { readonly value: Json }

/** Everything that a rule may look at. What is wrong with one document leaves the others as they are. */
export type Context = {
  readonly files: readonly LintFile[]
  /** Pages by route (the not-found page too) and dialogs by id, drafts included. */
  readonly pages: ReadonlyMap<string, LintFile>
  readonly dialogs: ReadonlyMap<string, LintFile>
  /** Pages and dialogs by route. */
  readonly routes: ReadonlyMap<string, LintFile>
  readonly siteFile: LintFile | undefined
  readonly factsFile: LintFile | undefined
  /** `_site.json`, only where it follows its schema. */
  readonly site: SiteDocument | undefined
  /** The facts that follow their schema, by name; undefined where `_facts.json` cannot be read. */
  readonly facts: ReadonlyMap<string, Fact> | undefined
  /** Writes a fact out, as the build will. */
  readonly lookup: Lookup
  readonly assets: readonly Asset[]
  readonly unread: readonly Unread[]
  /** True where every document could be read and follows its schema: only then can be told what is missing or unused. */
  readonly complete: boolean
  /** Today as year-month-day. */
  readonly today: string
}

const none: Gathered = { strings: [], links: [], actions: [], pictures: [], ids: [], assets: [], problems: [] }

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const goodBlocks = (value: Json | undefined, faults: readonly Fault[]): LintFile['blocks'] => {
  const list: unknown = value?.['blocks']
  if (!Array.isArray(list)) return []
  const bad = new Set(faults.map(({ pointer }) => /^\/blocks\/(\d+)/.exec(pointer)?.[1]))
  return list.flatMap((block: unknown, index) =>
    !bad.has(String(index)) && isRecord(block) && typeof block['type'] === 'string' ? [{ block: { ...block, type: block['type'] }, index }] : [],
  )
}

/** Reads one document: its syntax, and its schema where it is JSON. */
export const readDocument = (path: string, text: string): LintFile => {
  const place = placeOf(path)
  const { value, problems } = checkSyntax(text)
  const kind: DocumentKind | undefined = place?.kind
  const faults = value === undefined || !kind ? [] : checkSchema(value, kind)
  const document = isRecord(value) ? value : undefined
  let gathered: Gathered | undefined
  return {
    path,
    text,
    place,
    value: document,
    problems,
    faults,
    get gathered() {
      gathered ??= document && kind ? gather(document, documentSchemas[kind]) : none
      return gathered
    },
    blocks: goodBlocks(document, faults),
  }
}

/** A document that was not read: its address is there, but nothing is known of it. */
const unreadDocument = ({ path }: Unread): LintFile => ({
  path,
  text: '',
  place: placeOf(path),
  value: undefined,
  problems: [],
  faults: [],
  gathered: none,
  blocks: [],
})

const goodFacts = (file: LintFile | undefined): ReadonlyMap<string, Fact> | undefined => {
  const facts = file ? file.value?.['facts'] : {}
  if (!isRecord(facts)) return undefined
  const bad = new Set(file?.faults.map(({ pointer }) => pointer.split('/')[2]))
  return new Map(Object.entries(facts).filter(([name]) => !bad.has(name)) as [string, Fact][]) // they follow their schema
}

/** Makes the context of a site's sources. `read` may be a cache in front of `readDocument`. */
export const contextOf = (sources: Sources, today: string, read = readDocument): Context => {
  const files = [
    ...sources.files.map(({ path, text }) => read(path, text)),
    ...(sources.unread ?? []).filter(({ path }) => path.endsWith('.json')).map(unreadDocument),
  ]
  const pages = new Map<string, LintFile>()
  const dialogs = new Map<string, LintFile>()
  for (const file of files) {
    if (file.place?.kind === 'page' && file.place.route !== undefined && !pages.has(file.place.route)) pages.set(file.place.route, file)
    if (file.place?.kind === 'dialog' && file.place.id !== undefined) dialogs.set(file.place.id, file)
  }
  const siteFile = files.find(({ place }) => place?.kind === 'site')
  const factsFile = files.find(({ place }) => place?.kind === 'facts')
  const site = siteFile?.value && siteFile.faults.length === 0 ? (siteFile.value as unknown as SiteDocument) : undefined // just checked
  const facts = goodFacts(factsFile)
  return {
    files,
    pages,
    dialogs,
    routes: new Map([...[...dialogs.values()].map((file) => [file.place?.route ?? '', file] as const), ...pages]),
    siteFile,
    factsFile,
    site,
    facts,
    lookup: site ? lookupIn(Object.fromEntries(facts ?? []), site) : () => undefined,
    assets: sources.assets,
    unread: sources.unread ?? [],
    complete: siteFile !== undefined && files.every(({ value, faults }) => value && faults.length === 0) && (sources.unread ?? []).length === 0,
    today,
  }
}
