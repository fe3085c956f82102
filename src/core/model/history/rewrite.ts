import type { Step } from '../../document/history.ts'

/**
 * A change of one place of a document, as the writer makes it in a text too. Pointers lead into the document as the rewrites before have left
 * it; never to entries of lists, so that those stay where they are. `isNew`: nothing stood there.
 */
export type Rewrite =
  | { readonly kind: 'rename'; readonly pointer: string; readonly key: string }
  | { readonly kind: 'move'; readonly pointer: string; readonly to: string }
  | {
      readonly kind: 'set'
      readonly pointer: string
      readonly value: unknown
      readonly isNew?: true
    }
  | { readonly kind: 'remove'; readonly pointer: string }

/** What a step comes to at one place of a document. `part` is what has changed: a block or field by its type, or a kind of document. */
export type Rewriting = {
  readonly part: string
  readonly version: number
  readonly step: Step
  readonly rewrites: readonly Rewrite[]
}
