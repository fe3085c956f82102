import type { Rewriting } from '../model/history/rewrite.ts'
import type { DocumentEdit } from './change.ts'

/** The edits that write a document as it is read: with the names of today. None where it has them. What names its places, as silences do, is carried along. */
export const upgradeEdits = ({
  path,
  rewritings,
}: {
  readonly path: string
  readonly rewritings: readonly Rewriting[]
}): DocumentEdit[] =>
  rewritings.flatMap(({ rewrites }) =>
    rewrites.map((rewrite): DocumentEdit => {
      if (rewrite.kind !== 'set') return { ...rewrite, file: path }
      return { kind: 'set', file: path, pointer: rewrite.pointer, value: rewrite.value }
    }),
  )
