import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Lead } from './lead.ts'
import type { Database, LeadsPlace } from './openDatabase.ts'

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/**
 * Writes the file anew and empties the log beside it. `secure_delete` alone is not enough: a row that was moved when its page was
 * rebuilt may leave a copy in free space (in four of ten random runs), and the log holds what was written before.
 * Throws where another program goes on reading for longer than `patience` milliseconds.
 */
const clearFiles = async (database: Database, patience: number): Promise<void> => {
  await database.run('VACUUM')
  for (const end = Date.now() + patience; ; await pause(200)) {
    const { rows } = await database.run('PRAGMA wal_checkpoint(TRUNCATE)')
    if (rows[0]?.['busy'] === 0) return
    if (Date.now() > end) throw new Error('another program is reading them')
  }
}

/**
 * Deletes leads, and what was noted on their delivery, and leaves none of their words in the files of the store. One that has come
 * again with other words since it was read stays: nobody has seen those. Gives how many were deleted. Throws a plain message where
 * they are, but their words could not be cleared from the files.
 */
export const deleteLeads = async (
  database: Database,
  { path }: LeadsPlace,
  leads: readonly Pick<Lead, 'number' | 'amendedAt'>[],
  patience = 20_000,
): Promise<number> => {
  const results = await database.batch(
    leads.map(({ number, amendedAt }) => ({ sql: 'DELETE FROM leads WHERE number = ? AND amended_at IS ?', args: [number, amendedAt ?? null] })),
  )
  const count = results.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0)
  if (path === undefined) return count
  try {
    await clearFiles(database, patience)
    return count
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `the leads are deleted, but their words may still be legible in ${path} and ${basename(path)}-wal: ${reason}. End the other programs, or make room, and run: npm run leads -- --delete-before 1970-01-01 --yes`,
    )
  }
}

/** Files beside the store that an earlier restore, or a server whose file went away, has set aside: nothing is deleted from them. */
export const setAsideBeside = ({ path }: LeadsPlace): string[] =>
  path === undefined
    ? []
    : readdirSync(dirname(path))
        .filter((name) => [`${basename(path)}.damaged-`, `${basename(path)}-wal.left-`].some((start) => name.startsWith(start)))
        .map((name) => join(dirname(path), name))
