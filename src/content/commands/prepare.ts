import { type Applied, apply } from '../../core/edits/apply.ts'
import { keyOrderOf } from '../../core/edits/keyOrderOf.ts'
import { readerOf } from '../../core/edits/readerOf.ts'
import { typed } from '../../core/text/typed.mjs'
import type { At, Ground, Plan } from './Ground.ts'
import { onUpgraded } from './onUpgraded.ts'
import { refuseNewer } from './refuseNewer.ts'
import { carryRecords } from './translations/carryRecords.ts'

/** What an operation comes to: the texts that are to be written, and what is told of it, line by line. */
export type Prepared = {
  readonly label: string
  readonly applied: Applied
  readonly words: readonly string[]
  readonly at?: At
}

/**
 * Works an operation out on a site as lint has read it: on documents with the names of today, and not on a site that is written for a later engine.
 * Pure. Errors: `OperationError` and `WriteProblem`, in words for the one who asked.
 */
export const prepare = (ground: Ground, operation: (ground: Ground) => Plan): Prepared => {
  const { kit, sources, files } = ground
  refuseNewer(kit, sources)
  const { change, words, at, asWritten } = operation(ground)
  const whole = asWritten ? change : onUpgraded(files, change)
  const upgraded =
    ground.hearer === 'studio'
      ? 'What this changes was written for an earlier version of the studio and is kept in the form of today.'
      : `Documents that this changes get the names of schema ${kit.history.version} with it; "${typed('upgrade')}" writes them in all.`
  return {
    label: change.label,
    applied: carryRecords(
      ground,
      apply(whole, readerOf(sources), keyOrderOf(kit.choices)),
      'program',
    ),
    words: whole === change ? words : [...words, upgraded],
    ...(at ? { at } : {}),
  }
}
