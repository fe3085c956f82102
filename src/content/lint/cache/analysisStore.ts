import type { SourceFile } from '../../../core/document/sources.ts'
import type { DocumentAnalysis } from '../project/analyseDocument.ts'
import type { KnownFile } from '../types/file.ts'
import type { Found } from '../types/finding.ts'
import type { Read } from './recordReads.ts'

/** What is kept of a document: its analysis, and what that has read of the shared context. JSON as it stands. */
export type DocumentEntry = { readonly analysis: DocumentAnalysis; readonly reads: readonly Read[] }

/**
 * What a project rule found, of which documents it read each part of a summary or the paragraphs (`*`: of all), and the documents that it opened. JSON as it
 * stands. `isByPointer`: each of its reports named its place by a pointer into the text and nothing else, so that the place can be found again.
 */
export type RuleEntry = {
  readonly read: Readonly<Record<string, readonly string[] | '*'>>
  readonly opened: readonly string[]
  readonly findings: readonly Found[]
  readonly isByPointer: boolean
}

/** What project rules found, by their names. */
export type ProjectEntry = Readonly<Record<string, RuleEntry>>

/** What is kept of earlier runs of one version: of the engine and its rules. */
export type AnalysisStore = {
  /** Of a document with just this text. `isCurrent`: kept, or confirmed, with a shared context that was the same as a whole. */
  readonly find: (
    source: SourceFile,
  ) => { readonly entry: DocumentEntry; readonly isCurrent: boolean } | undefined
  /** Of a document with the same shared context, whatever its text is now. */
  readonly last: (path: string) => DocumentAnalysis | undefined
  readonly keep: (source: SourceFile, entry: DocumentEntry) => void
  /** Notes that what was kept of a document holds with the shared context of this run, too. */
  readonly confirm: (path: string) => void
  /** The paragraphs of a document as it was kept last. */
  readonly findParagraphs: (path: string) => KnownFile['paragraphs'] | undefined
  readonly keepParagraphs: (path: string, paragraphs: KnownFile['paragraphs']) => void
  /** Of just these documents, each as it was kept last, with a shared context that was the same as a whole. */
  readonly findProject: (paths: readonly string[]) => ProjectEntry | undefined
  readonly keepProject: (paths: readonly string[], entry: ProjectEntry) => void
}

/**
 * Opens a store for a run. What was kept with another `version` does not count; `shared` stands for the whole of the
 * shared context. It throws nothing: where it can't find something, that is computed.
 */
export type OpenStore = (version: string, shared: string) => AnalysisStore
