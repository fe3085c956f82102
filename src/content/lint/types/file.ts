import type { ChecksDocument } from '../../../core/document/checks.ts'
import type { FactsDocument } from '../../../core/document/facts.ts'
import type { DialogDocument, PageDocument } from '../../../core/document/page.ts'
import type { SiteDocument } from '../../../core/document/site.ts'
import type { SourcePlace } from '../../../core/document/sources.ts'
import type { Rewriting } from '../../../core/model/history/rewrite.ts'
import type { Gathered } from '../../../core/model/schema/gather.ts'
import type { PageSummary } from '../../../core/model/site/pageSummary.ts'
import type { Day } from '../../../core/model/site/shownOn.ts'
import type { Fault } from './fault.ts'
import type { SyntaxProblem } from './problem.ts'

/** What one document says about a rule that is not to be told of it. */
export type Suppression = {
  readonly rule: string
  readonly pointer: string
  readonly at: string
  readonly reason: string
}

/**
 * What project rules know of each document without opening it; each thing once, facts written out. JSON as
 * it stands, and short: a cache keeps one for every document.
 */
export type Summary = PageSummary & {
  /** It can be read and follows its schema. */
  readonly sound: boolean
  /** Nothing is wrong with its syntax; a key that stands twice can be read and is wrong. */
  readonly wellFormed: boolean
  /** Visitors don't get it: it is a draft, or not shown on the day that the site is judged for. */
  readonly draft: boolean
  /** The days on which it begins to say something else by itself. */
  readonly days: readonly Day[]
  /** A part of it is hidden, or not shown on that day, of which the rest says little. */
  readonly hides: boolean
  readonly kind: string
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly parent?: string | undefined
  /** Where it leads, its parent and the places of its own page that are there left out. */
  readonly links: readonly string[]
  /** The dialogs that its buttons open; here and in the next two, on any day. */
  readonly dialogs: readonly string[]
  /** The files that it shows or links to. */
  readonly assets: readonly string[]
  readonly forms: readonly string[]
  /** The kinds of pages that its blocks list by themselves. */
  readonly lists: readonly string[]
  /** The category of an article, and those that its blocks let visitors choose among. */
  readonly category?: string | undefined
  readonly categories: readonly string[]
  readonly questions: readonly string[]
  /** The signs beyond ASCII that stand in it: what its faces must be able to show. */
  readonly signs: readonly string[]
  /** The sketches of its paragraphs: see sketches.ts. */
  readonly paragraphs: string
  /** The signs of its texts, one after the other, where it is a translation or has one: nobody compares others, and they take as long as a fifth of a lint. */
  readonly words: string
  /** The signs of where entries without words lead, in the same way. */
  readonly leads: string
  /** A text of it types a figure; asked of translations alone. */
  readonly typesFigures: boolean
}

/** What a document of any kind may hold at its root: each part follows its schema whole, or is not there. */
export type SoundPart = Partial<
  SiteDocument & FactsDocument & PageDocument & DialogDocument & ChecksDocument
>

/** Where a paragraph stands, and all of its shingles, in the form of a sketch. */
type ComparedParagraph = readonly [pointer: string, shingles: string]

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
  readonly blocks: readonly {
    readonly block: Json & { readonly type: string }
    readonly index: number
  }[]
}

/** A document among all others: rules that look at many of them go by its summary, and open only those they report. */
export type KnownFile = LintFile & {
  readonly summary: Summary
  /** Its paragraphs for comparing. A cache keeps them where somebody has asked, and the document need not be opened for it again. */
  readonly paragraphs: readonly ComparedParagraph[]
}

export type Json = { readonly [key: string]: unknown }
