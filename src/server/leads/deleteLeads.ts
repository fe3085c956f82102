import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { clearFiles } from './clearFiles.ts'
import type { Lead } from './lead.ts'
import type { Database, LeadsPlace } from './openDatabase.ts'

/**
 * Deletes leads, and what was noted on their delivery, and leaves none of their words in the files of the store. One that has come
 * again with other words since it was read stays: nobody has seen those. Gives how many were deleted. Throws a plain message where
 * they are, but their words could not be cleared from the files.
 */
export const deleteLeads = async (
  database: Database,
  place: LeadsPlace,
  leads: readonly Pick<Lead, 'number' | 'amendedAt'>[],
  patience = 20_000,
): Promise<number> => {
  const results = await database.batch(
    leads.map(({ number, amendedAt }) => ({ sql: 'DELETE FROM leads WHERE number = ? AND amended_at IS ?', args: [number, amendedAt ?? null] })),
  )
  await clearFiles(database, place, patience)
  return results.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0)
}

/** Files beside the store that an earlier restore, or a server whose file went away, has set aside: nothing is deleted from them. */
export const setAsideBeside = ({ path }: LeadsPlace): string[] =>
  path === undefined
    ? []
    : readdirSync(dirname(path))
        .filter((name) => [`${basename(path)}.damaged-`, `${basename(path)}-wal.left-`].some((start) => name.startsWith(start)))
        .map((name) => join(dirname(path), name))
