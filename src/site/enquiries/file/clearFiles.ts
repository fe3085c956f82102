import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { errorMessage } from '../../../core/text/errorMessage.mjs'
import { typed } from '../../../core/text/typed.mjs'
import type { Database } from './database.ts'
import type { FilePlace } from './filePlace.ts'

const rewrite = async (database: Database, timeout: number): Promise<void> => {
  await database.run('VACUUM')
  for (const end = Date.now() + timeout; ; await pause(200)) {
    const { rows } = await database.run('PRAGMA wal_checkpoint(TRUNCATE)')
    if (rows[0]?.['busy'] === 0) return
    if (Date.now() > end) throw new Error('another program is reading them')
  }
}

/**
 * Leaves nothing in the files of the store of what was deleted or overwritten: the file is written anew, and the log beside it
 * emptied. `secure_delete` alone is not enough: a row that was moved when its page was rebuilt may leave a copy in free space (in four
 * of ten random runs), and the log holds what was written before. Throws a plain message where another program goes on reading for
 * longer than `timeout` milliseconds, or there is no room.
 */
export const clearFiles = async (
  database: Database,
  { path }: FilePlace,
  timeout: number,
): Promise<void> => {
  try {
    await rewrite(database, timeout)
  } catch (error) {
    const reason = errorMessage(error)
    throw new Error(
      `the leads are changed, but the old words may still be legible in ${path} and ${basename(path)}-wal: ${reason}. End the other programs, or make room, and run: ${typed('leads', '--delete-before 1970-01-01 --yes')}`,
    )
  }
}
