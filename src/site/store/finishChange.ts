import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  applyUpdate,
  damagedJournalFile,
  journalFile,
  nextFolder,
  readJournal,
} from './applyUpdate.ts'
import { removeEmpty, tryLock } from './folderLock.ts'
import { pause } from './pause.ts'

/** How long a command that reads waits for one that is writing, in milliseconds. */
const lockTimeout = 2000

/**
 * Before a site is read: finishes the change that a killed command has begun, or takes it back where it was not whole yet (see writeChange.ts).
 * Errors: throws where the journal can't be read, once; and the system's error where nothing can be written.
 */
export const finishChange = (root: string): void => {
  const isLeft = () => existsSync(join(root, journalFile)) || existsSync(join(root, nextFolder))
  for (const end = Date.now() + lockTimeout; isLeft() && Date.now() < end; pause()) {
    const release = tryLock(root)
    if (!release) continue
    const isDamaged = readJournal(root) === 'damaged'
    applyUpdate(root)
    release()
    removeEmpty(join(root, '.broadsheet'))
    if (isDamaged)
      throw new Error(
        `the last change of ${root} was cut off, and its journal is damaged (now ${damagedJournalFile}): look whether pages/ is whole.`,
      )
    return
  }
}
