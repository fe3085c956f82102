import type { DocumentEdit } from '../writer/change.ts'
import type { LintFile } from './context.ts'

/** The edits that write a document as it is read: with the names of today. None where it has them. The writer carries along what names its places, as silences do. */
export const upgradeEdits = (file: LintFile): DocumentEdit[] =>
  file.rewritings.flatMap(({ rewrites }) =>
    rewrites.map((rewrite): DocumentEdit => {
      if (rewrite.kind !== 'set') return { ...rewrite, file: file.path }
      return { kind: 'set', file: file.path, pointer: rewrite.pointer, value: rewrite.value }
    }),
  )
