import type { Sources } from '../../core/document/sources.ts'
import type { Change } from '../../core/edits/change.ts'
import type { Kit } from '../../core/kit/Kit.ts'
import type { KnownFile } from '../lint/types/file.ts'

/** What operations go by: a site as lint has read it (`lintSite`), whose summaries say which documents need be opened at all. */
export type Ground = {
  readonly kit: Kit
  readonly sources: Sources
  readonly files: readonly KnownFile[]
  /** Who is told: somebody who types commands, unless it is the author in the studio, who has buttons in their place. */
  readonly hearer?: 'studio'
}

/** What is to be done: the change, and in words, line by line, what it does and what it leaves to the author. */
export type Plan = {
  readonly change: Change
  readonly words: readonly string[]
  /** Where that stands then which was moved, copied or put in. */
  readonly at?: At
  /** The change is made of the texts as they are written, not of the documents as lint has read them: see `onUpgraded`. */
  readonly asWritten?: true
}

/** Why something can't be done, in words for the one who asked. Nothing has been changed. */
export class OperationError extends Error {}

export const refuse = (message: string): never => {
  throw new OperationError(`${message} Nothing was changed.`)
}
/** A place in a document: the file's path and a JSON pointer. */
export type At = { readonly file: string; readonly pointer: string }
