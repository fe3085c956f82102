import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Lead } from '../lead.ts'
import type { SeenLead } from '../leadStore.ts'
import { clearFiles } from './clearFiles.ts'
import type { Database } from './database.ts'
import type { FilePlace } from './filePlace.ts'

/** See `LeadStore`. */
export const deleteLeads = async (
  database: Database,
  place: FilePlace,
  leads: readonly SeenLead[],
  timeout = 20_000,
): Promise<number> => {
  const results = await database.batch(
    leads.map(({ number, amendedAt }) => ({
      sql: 'DELETE FROM leads WHERE number = ? AND amended_at IS ?',
      args: [number, amendedAt ?? null],
    })),
  )
  await clearFiles(database, place, timeout)
  return results.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0)
}

/** See `LeadStore`. */
export const correctLeads = async (
  database: Database,
  place: FilePlace,
  leads: readonly Lead[],
  timeout = 20_000,
): Promise<number> => {
  const results = await database.batch(
    leads.map(({ number, values, other, amended, amendedAt, between }) => ({
      sql: 'UPDATE leads SET field_values = ?, other_values = ?, amended = ?, between_values = ? WHERE number = ? AND amended_at IS ?',
      args: [
        JSON.stringify(values),
        JSON.stringify(other),
        amended ? JSON.stringify(amended) : null,
        JSON.stringify(between),
        number,
        amendedAt ?? null,
      ],
    })),
  )
  await clearFiles(database, place, timeout)
  return results.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0)
}

/** Names the files beside the store that an earlier restore, or a server whose file went away, has set aside: nothing is deleted from them. */
export const remains = ({ path }: FilePlace): string[] => {
  const beside = existsSync(dirname(path)) ? readdirSync(dirname(path)) : []
  return [
    'Nothing of the old words is left in its files.',
    ...beside
      .filter((name) =>
        [`${basename(path)}.damaged-`, `${basename(path)}-wal.left-`].some((start) =>
          name.startsWith(start),
        ),
      )
      .map(
        (name) =>
          `${join(dirname(path), name)}, which was moved aside earlier, may still hold them: delete it once it is not needed.`,
      ),
  ]
}
