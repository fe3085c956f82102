import type { ReadFile } from '../../core/edits/change.ts'

/** What a document refers to, as others go by it: lint's summaries have all of it, `outlineOf` makes it of a text. */
export type Outline = {
  readonly path: string
  readonly draft: boolean
  readonly kind: string
  readonly parent?: string | undefined
  readonly facts: readonly string[]
  readonly links: readonly string[]
  readonly dialogs: readonly string[]
  readonly assets: readonly string[]
  readonly lists: readonly string[]
}

/**
 * Two states of a site. `touched` are the files that may differ: all others are the same in both. `outlines` are those of all documents of the
 * second state; they are asked for only where something has changed that other pages show.
 */
export type States = {
  readonly touched: readonly string[]
  readonly before: ReadFile
  readonly after: ReadFile
  readonly outlines: () => readonly Outline[]
}
