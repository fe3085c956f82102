import type { Fact } from '../document/facts.ts'
import type { SiteDocument } from '../document/site.ts'
import type { Asset, SourcePlace, Unread } from '../document/sources.ts'
import type { Kit } from '../kit/Kit.ts'
import type { Writing } from '../kit/Writing.ts'
import type { Gathered } from '../model/gather.ts'
import type { Rewriting } from '../model/history/rewrite.ts'
import type { Lookup } from '../model/interpolate.ts'
import type { FactIndexes } from './figures/factIndexes.ts'
import type { Summary } from './project/summary.ts'
import type { Fault } from './schema/fault.ts'
import type { SoundPart } from './schema/soundPart.ts'
import type { SyntaxProblem } from './syntax/problem.ts'

export type Json = { readonly [key: string]: unknown }

/**
 * One document as rules see it. `value` is there if it is JSON with an object at its root, whatever else is wrong.
 * A document that is known from a cache is read when anything but its path and summary is asked for.
 */
export type LintFile = {
  readonly path: string
  readonly text: string
  /** What was rewritten, in memory, of a document for an earlier version of the schema: pointers lead into what is read, not into the text. See `writtenAt`. */
  readonly rewritings: readonly Rewriting[]
  readonly place: SourcePlace | undefined
  readonly value: Json | undefined
  /** The same, with nothing in the place of each block that is hidden, or not shown on the day. */
  readonly shown: Json | undefined
  /** The same document with all that is shown on some day. */
  readonly onAnyDay: LintFile
  readonly problems: readonly SyntaxProblem[]
  readonly faults: readonly Fault[]
  /** The parts of it that follow the schema: what can be relied on while others are wrong. */
  readonly sound: SoundPart
  /** Of all that is shown: what a hidden block holds is left out here and below. */
  readonly gathered: Gathered
  /** The ids that links can lead to: those of the document, and those made of its blocks' headings. */
  readonly ids: ReadonlySet<string>
  /** Its blocks that follow their schemas, with their number; none where the document has no list of blocks. */
  readonly blocks: readonly { readonly block: Json & { readonly type: string }; readonly index: number }[]
}

/** Where a paragraph stands, and all of its shingles, in the form of a sketch. */
export type ComparedParagraph = readonly [pointer: string, shingles: string]

/** A document among all others: rules that look at many of them go by its summary, and open only those they report. */
export type KnownFile = LintFile & {
  readonly summary: Summary
  /** Its paragraphs for comparing. A cache keeps them where somebody has asked, and the document need not be opened for it again. */
  readonly paragraphs: readonly ComparedParagraph[]
}

/** What there is once, however many pages a site has. */
export type SharedContext = {
  /** What documents may be made of. */
  readonly kit: Kit
  /** The version of the schema that the site says it is written for. */
  readonly writtenFor: number
  /** The documents that it is read from, by path. */
  readonly sharedFiles: ReadonlyMap<string, LintFile>
  /** Dialogs by id, drafts included. */
  readonly dialogs: ReadonlyMap<string, LintFile>
  readonly siteFile: LintFile | undefined
  readonly factsFile: LintFile | undefined
  /** `_site.json`, only where it follows its schema. */
  readonly site: SiteDocument | undefined
  /** The addresses of the main language that a further one has too; without a prototype. */
  readonly translated: Readonly<Record<string, true>>
  /** The facts that follow their schema, by name; undefined where `_facts.json` cannot be read. */
  readonly facts: ReadonlyMap<string, Fact> | undefined
  readonly writing: Writing
  /** Writes a fact out, as the build will; nothing where the settings do not say how. */
  readonly lookup: Lookup
  readonly assets: readonly Asset[]
  readonly unread: readonly Unread[]
  /** The office's day as year-month-day: whatever is late or still to come is so by it. */
  readonly today: string
  /** The day for which the site is judged: today, or one on which something begins or ends. Facts have the value of that day. */
  readonly day: string
}

/** A field of a dialog, as far as other documents go by it: its place in the dialog, the values that a choice knows, and earlier names of both. */
export type DialogField = {
  readonly options: readonly string[] | undefined
  readonly pointer: string
  readonly formerly: readonly string[]
  /** Values of today by their earlier ones. */
  readonly optionsNow: Readonly<Record<string, string>>
}

/** A dialog, as far as other documents go by it. `fields` by name, only where its blocks follow their schemas: what they lack is told there. */
export type DialogOutline = { readonly path: string; readonly draft: boolean; readonly fields: Readonly<Record<string, DialogField>> }

/**
 * What there is once, as the check of a single document sees it: plain data, so that it can be noted what of it was
 * read. A document is checked anew only when that has changed (src/lint/cache).
 */
export type SharedView = Pick<SharedContext, 'kit' | 'site' | 'translated' | 'writing' | 'lookup' | 'unread' | 'today' | 'day'> & {
  /** undefined where `_facts.json` cannot be read. */
  readonly factIndexes: FactIndexes | undefined
  /** By id, drafts included; without a prototype. */
  readonly dialogOutlines: Readonly<Record<string, DialogOutline>>
}

/** What a document rule may look at: one document, by itself. */
export type DocumentContext = SharedView & {
  readonly files: readonly LintFile[]
  /** The same document by its route, if it is a page. */
  readonly pages: ReadonlyMap<string, LintFile>
}

/** What a project rule may look at: everything. What is wrong with one document leaves the others as they are. */
export type Context = SharedContext & {
  readonly files: readonly KnownFile[]
  /** Pages by route (the not-found page too), drafts included. */
  readonly pages: ReadonlyMap<string, KnownFile>
  /** Pages and dialogs by route. */
  readonly routes: ReadonlyMap<string, KnownFile>
  /** True where every document could be read and follows its schema: only then can be told what is missing or unused. */
  readonly complete: boolean
}
