import { existsSync, renameSync } from 'node:fs'
import { LeadsFailure } from '../leadsFailure.ts'
import { fileEndings } from './connect.ts'
import type { Database } from './database.ts'
import type { FilePlace } from './filePlace.ts'

/** Moves a damaged database aside. Gives its new name, or undefined where the database is sound or there is none. */
export const setAsideDamaged = async (
  database: Database,
  { path }: FilePlace,
  now: number,
): Promise<string | undefined> => {
  if (!existsSync(path)) return undefined
  try {
    const { rows } = await database.run('PRAGMA integrity_check(1)')
    if (rows[0]?.['integrity_check'] === 'ok') return undefined
  } catch (error) {
    if (!(error instanceof LeadsFailure && error.kind === 'damaged')) throw error
  }
  const aside = `${path}.damaged-${now}`
  for (const ending of fileEndings)
    if (existsSync(path + ending)) renameSync(path + ending, aside + ending)
  return aside
}
