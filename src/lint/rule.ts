import type { Asset } from '../document/sources.ts'
import type { TextEdit, Edit as WriteEdit } from '../writer/change.ts'
import type { Context, DocumentContext } from './context.ts'
import type { Cause, Severity } from './findings/finding.ts'

/** A place in a file: a value, a key, some characters of a string, or of the file itself. */
export type Spot = {
  readonly pointer: string
  /** Mark the key instead of the value. */
  readonly on?: 'key' | 'value'
  /** Characters of the string that stands there, after its escapes have been read. */
  readonly index?: number
  readonly length?: number
}

/** How a mistake is mended, in terms of the document; the engine turns it into edits of the text. */
export type Fix =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'key'; readonly name: string }
  | { readonly kind: 'remove' }
  | { readonly kind: 'characters'; readonly text: string }
  | { readonly kind: 'edits'; readonly edits: readonly TextEdit[] }

/** An answer that may be meant: what it does in words, at the place that is told (`fix`) and elsewhere (`edits`). See `Answer`. */
export type Offer = { readonly label: string; readonly fix?: Fix; readonly edits?: readonly WriteEdit[]; readonly isCertain?: true }

/** What a rule gives for one mistake. `offset` only for files that are no JSON, where no pointer can lead. */
export type Report = Spot & {
  readonly file: string
  readonly offset?: number
  readonly message: string
  readonly suggestion?: string | undefined
  readonly severity?: Severity
  /** What mends it for certain. */
  readonly fix?: Fix | undefined
  /** What else may be meant, the likeliest first. */
  readonly offers?: readonly Offer[] | undefined
  /** The place of the original, where a translation lacks what stands there, or has it elsewhere. */
  readonly ofOriginal?: { readonly file: string; readonly pointer: string }
  /** Findings of one cause are told together. */
  readonly cause?: Cause | undefined
  /** Pointers in the same file that the rule went by. Where the schema finds a fault with one of them, that is the mistake, and this is not told. */
  readonly goesBy?: readonly string[]
  /** Is not told where another rule finds an error at the same place: that one knows more of what is meant. */
  readonly yields?: true
}

/**
 * One change to a little clean site: what to put at `at` in `file`, or in its place where there is no `at`. Without a
 * value it is taken away. `text` writes the whole file as it stands, `asset` puts a file into pages/_assets.
 */
export type Edit = {
  readonly file: string
  readonly at?: string
  readonly value?: unknown
  readonly text?: string
  readonly asset?: Pick<Asset, 'bytes' | 'width' | 'height' | 'dangers'>
}

/**
 * The cases of a rule, beside it in a file `<rule>.table.ts`: edits of the little site that no rule minds, and edits
 * with all that lint then finds, as `file:line:column severity rule «marked text» message → suggestion`.
 */
export type RuleTable = {
  readonly accepts: Readonly<Record<string, readonly Edit[]>>
  readonly rejects: Readonly<Record<string, { readonly edits: readonly Edit[]; readonly finds: readonly string[] }>>
}

/** One check. */
type RuleOf<C> = {
  /** As findings and silences name it: its file's name, in words with hyphens. */
  readonly name: string
  /** Of findings that say nothing else. Read by lint, the reference and the format for code hosts. */
  readonly severity: Severity
  /** What it asks for, and what for. Read by the reference of rules and the format for code hosts. */
  readonly what: string
  readonly why: string
  /** One mistake that it finds, and the same place without. Read by the reference; tests run them. */
  readonly bad: readonly Edit[]
  readonly good: readonly Edit[]
  /** Cannot be silenced, because what follows relies on it. Read by lint's silences, and the reference. */
  readonly always?: true
  /** Where it finds an error, nothing else is told: the engine can't know what the documents mean. Read by lint. */
  readonly alone?: true
  /** Finds mistakes. Read by lint. */
  readonly check: (context: C) => Iterable<Report>
}

/**
 * Is given one document at a time, with what there is once, and no other document: what it finds is kept for as long as
 * the document and what it read are the same.
 */
export type DocumentRule = RuleOf<DocumentContext> & { readonly perDocument: true }

/** Is given all documents, and goes by their summaries. */
export type ProjectRule = RuleOf<Context> & { readonly perDocument?: undefined }

export type Rule = DocumentRule | ProjectRule

export const isDocumentRule = (rule: Rule): rule is DocumentRule => rule.perDocument === true
export const isProjectRule = (rule: Rule): rule is ProjectRule => !isDocumentRule(rule)

/**
 * All that a file of `src/lint/rules` may export, beside which its cases stand in `<rule>.table.ts` as `table`; any other name,
 * of the module or of its rule, is refused by the compiler and by tests/lint/rules.test.ts.
 */
export type RuleModule = { readonly rule: Rule }
