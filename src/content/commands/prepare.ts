import { type Applied, apply } from '../../core/edits/apply.ts'
import { keyOrderOf } from '../../core/edits/keyOrderOf.ts'
import { readerOf } from '../../core/edits/readerOf.ts'
import type { At } from './Command.ts'
import type { Ground, Plan } from './Ground.ts'
import type { CommandMessage } from './messages/say.ts'
import { say } from './messages/say.ts'
import { onUpgraded } from './onUpgraded.ts'
import { refuseNewer } from './refuseNewer.ts'
import { carryRecords } from './translations/carryRecords.ts'

/** What an operation comes to: the texts that are to be written, and what it does. */
export type Prepared = {
  readonly label: string
  readonly applied: Applied
  readonly messages: readonly CommandMessage[]
  readonly at?: At
  readonly undoes?: string
}

/**
 * Works an operation out on a site as lint has read it: on documents with the names of today, and not on a site that is written for a later engine.
 * Pure. Errors: `OperationError` and `WriteProblem`, in words for the one who asked.
 */
export const prepare = (ground: Ground, operation: (ground: Ground) => Plan): Prepared => {
  const { kit, sources, files } = ground
  refuseNewer(kit, sources)
  const { change, messages, at, undoes, asWritten } = operation(ground)
  const whole = asWritten ? change : onUpgraded(files, change)
  return {
    label: change.label,
    applied: carryRecords(
      ground,
      apply(whole, readerOf(sources), keyOrderOf(kit.choices)),
      'program',
    ),
    messages:
      whole === change
        ? messages
        : [...messages, say('upgradedAlong', { version: kit.history.version })],
    ...(at ? { at } : {}),
    ...(undoes === undefined ? {} : { undoes }),
  }
}
