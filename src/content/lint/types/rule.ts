import type { Asset } from '../../../core/document/sources.ts'
import type { Context, DocumentContext } from './context.ts'
import type { Severity } from './finding.ts'
import type { OwnReport, Report } from './report.ts'

/**
 * One change to a little clean site: what to put at `at` in `file`, or in its place where there is no `at`. Without a
 * value it is taken away. `text` writes the whole file as it stands, `asset` puts a file into pages/_assets.
 */
export type Edit = {
  readonly file: string
  readonly at?: string
  readonly value?: unknown
  readonly text?: string
  readonly asset?: Pick<
    Asset,
    'bytes' | 'width' | 'height' | 'dangers' | 'refusal' | 'fault' | 'hasText'
  >
}

/**
 * The cases of a rule, beside it in a file `<rule>.table.ts`: edits of the little site that no rule minds, and edits
 * with all that lint then finds, as `file:line:column severity rule «marked text» message → suggestion`.
 * @internal For tests.
 */
export type RuleTable = {
  readonly accepts: Readonly<Record<string, readonly Edit[]>>
  readonly rejects: Readonly<
    Record<string, { readonly edits: readonly Edit[]; readonly finds: readonly string[] }>
  >
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

/** A rule that a site brings, in its own words. */
export type OwnRule = OwnDocumentRule | OwnProjectRule
export type OwnDocumentRule = Omit<DocumentRule, 'check'> & {
  readonly check: (context: DocumentContext) => Iterable<OwnReport>
}
type OwnProjectRule = Omit<ProjectRule, 'check'> & {
  readonly check: (context: Context) => Iterable<OwnReport>
}

export const isDocumentRule = (rule: Rule): rule is DocumentRule => rule.perDocument === true
export const isProjectRule = (rule: Rule): rule is ProjectRule => !isDocumentRule(rule)

/**
 * All that a file of `src/content/lint/rules` may export, beside which its cases stand in `<rule>.table.ts` as `table`; any other name,
 * of the module or of its rule, is refused by the compiler and by tests/content/lint/rules.test.ts.
 */
export type RuleModule = { readonly rule: Rule }
