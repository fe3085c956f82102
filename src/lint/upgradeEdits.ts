import { readAt } from '../model/history/writtenAt.ts'
import type { DocumentEdit } from '../writer/change.ts'
import type { LintFile } from './context.ts'
import { silencesOf } from './summary.ts'

/** The silences of a document name its places as they are written; they follow them. */
const silenceEdits = (file: LintFile): DocumentEdit[] =>
  silencesOf(file).flatMap(({ pointer, at }) => {
    const now = readAt(file.rewritings, pointer)
    return now === pointer ? [] : [{ kind: 'set', file: file.path, pointer: `${at}/pointer`, value: now }]
  })

/** The edits that write a document as it is read: with the names of today. None where it has them. */
export const upgradeEdits = (file: LintFile): DocumentEdit[] => [
  // First: the writer carries along what is named by a place that an edit changes, and these have the places of today already.
  ...silenceEdits(file),
  ...file.rewritings.flatMap(({ rewrites }) =>
    rewrites.map((rewrite): DocumentEdit => {
      if (rewrite.kind !== 'set') return { ...rewrite, file: file.path }
      return { kind: 'set', file: file.path, pointer: rewrite.pointer, value: rewrite.value }
    }),
  ),
]
