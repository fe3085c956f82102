import { type Change, isOfDocument } from '../../core/edits/change.ts'
import { upgradeEdits } from '../../core/edits/upgradeEdits.ts'
import type { LintFile } from '../lint/types/file.ts'

/**
 * A change that was made of documents as they are read, for documents that may be written for an earlier version of the schema: those in
 * which it changes something are brought up to today's first. A document may be ahead of its site, so the others can wait.
 */
export const onUpgraded = (files: readonly LintFile[], change: Change): Change => {
  const edited = new Set(change.edits.flatMap((edit) => (isOfDocument(edit) ? [edit.file] : [])))
  for (const edit of change.edits)
    if (edit.kind === 'moveFile' && edited.has(edit.to)) edited.add(edit.file)
  const upgrades = files.filter(({ path }) => edited.has(path)).flatMap(upgradeEdits)
  return upgrades.length > 0 ? { ...change, edits: [...upgrades, ...change.edits] } : change
}
