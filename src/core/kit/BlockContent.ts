/** One thing that a block lists: a point, a question with its answer, a step. `title` is plain words, the others have inline markup. */
export type ContentEntry = {
  readonly id?: string | undefined
  readonly title?: string | undefined
  readonly texts: readonly string[]
  readonly points?: readonly string[] | undefined
  readonly action?: ContentAction | undefined
}

/** A button or link of an entry, as `action` in src/core/document. */
export type ContentAction = {
  label: string
  href?: string
  dialog?: string
  preset?: { [field: string]: string }
  about?: string
}

/**
 * What a block says, whatever its form: by this, blocks that know nothing of each other are turned into one another. What a type has no place for is
 * left out; who turns a block tells what was lost.
 */
export type BlockContent = {
  readonly id?: string | undefined
  readonly label?: string | undefined
  readonly heading?: string | undefined
  readonly intro?: string | undefined
  readonly entries: readonly ContentEntry[]
  /** The entries are paragraphs of running text, no points. */
  readonly isRunning?: boolean
  /** The entries are numbered. */
  readonly isNumbered?: boolean | undefined
  readonly note?: string | undefined
  readonly actions?: readonly ContentAction[] | undefined
}
