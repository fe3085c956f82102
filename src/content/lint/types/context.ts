import type { Fact, FactValue } from '../../../core/document/facts.ts'
import type { SiteDocument } from '../../../core/document/site.ts'
import type { Asset, Unread } from '../../../core/document/sources.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import type { Writing } from '../../../core/kit/Writing.ts'
import type { Lookup } from '../../../core/model/figures/interpolate.ts'
import type { Units } from '../../../core/model/site/editions/factsIn.ts'
import type { Json, KnownFile, LintFile } from './file.ts'

/** What the settings of a further language say of its figures: its own locale, and what units are called in it. */
export type LanguageSettings = { readonly locale?: string; readonly units: Units }

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
  /** By the tag of the language; without a prototype. */
  readonly languageSettings: Readonly<Record<string, LanguageSettings>>
  /** Writes a fact out, as the build will; nothing where the settings do not say how. */
  readonly lookup: Lookup
  readonly assets: readonly Asset[]
  readonly unread: readonly Unread[]
  /** The office's day as year-month-day: whatever is late or still to come is so by it. */
  readonly today: string
  /** The day for which the site is judged: today, or one on which something begins or ends. Facts have the value of that day. */
  readonly day: string
}

/** A field of a dialog, as far as other documents go by it: what it asks, its place in the dialog, the values that a choice knows, and earlier names of both. */
export type DialogField = {
  readonly field: FormField
  readonly options: readonly string[] | undefined
  readonly pointer: string
  readonly formerly: readonly string[]
  /** Values of today by their earlier ones. */
  readonly optionsNow: Readonly<Record<string, string>>
}

/** A field as its document has it, which follows its schema. */
export type FormField = Json & { readonly type: string }

/** A dialog, as far as other documents go by it. `fields` by name, only where its blocks follow their schemas: what they lack is told there. */
export type DialogOutline = {
  readonly path: string
  readonly draft: boolean
  readonly fields: Readonly<Record<string, DialogField>>
}

/**
 * What there is once, as the check of a single document sees it: plain data, so that it can be noted what of it was
 * read. A document is checked anew only when that has changed (src/content/lint/cache).
 */
export type SharedView = Pick<
  SharedContext,
  | 'kit'
  | 'site'
  | 'translated'
  | 'writing'
  | 'languageSettings'
  | 'lookup'
  | 'unread'
  | 'today'
  | 'day'
> & {
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

export type Measured = Extract<FactValue, { amount: number }>

/** A fact with a figure; `subject` in words. */
export type FigureFact = { readonly name: string; readonly subject: string; readonly fact: Fact }

/** A fact with a figure, and what it is called in texts. */
export type CalledFact = {
  readonly name: string
  readonly fact: Fact
  readonly value: Measured
  readonly phrase: string
}

/** Facts as document rules look them up. Each index is made once, when somebody asks; none has a prototype. */
export type FactIndexes = {
  readonly hasFacts: boolean
  /** All names that texts may refer to: facts, whether or not they follow their schema, and the firm's words. */
  readonly names: Readonly<Record<string, true>>
  /** By `figureKey`. Dates and words are left out: they are too short to be told from ordinary text. */
  readonly byFigure: Readonly<Record<string, readonly FigureFact[]>>
  /** By the last word of what they are called in texts: by their label, and by the words of their name. */
  readonly byLastWord: Readonly<Record<string, readonly CalledFact[]>>
}
