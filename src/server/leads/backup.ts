import { closeSync, copyFileSync, existsSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient, type Row } from '@libsql/client'
import { LeadsFailure } from './leadsFailure.ts'
import { type Database, type DatabaseLimits, type LeadsPlace, openDatabase } from './openDatabase.ts'
import { placeName } from './openStore.ts'

const needsFile = (place: LeadsPlace): string => {
  if (place.path !== undefined) return place.path
  throw new Error(`the leads in ${placeName(place)} are kept by another machine: make its backups there.`)
}

const makeFile = (file: string) => {
  try {
    closeSync(openSync(file, 'wx', 0o600)) // nobody else may read it, not even while it is written
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException // what the file system throws
    if (code === 'EEXIST') throw new Error(`${file} exists already: name a new file.`)
    throw new Error(code === 'ENOENT' ? `there is no folder ${dirname(file)}: make it first.` : `${file} can't be written: ${message}`)
  }
}

const countIn = async (file: string): Promise<number> => {
  const client = createClient({ url: pathToFileURL(file).href, concurrency: 1 })
  try {
    const { rows } = await client.execute('SELECT count(*) AS count FROM leads')
    return Number(rows[0]?.['count'])
  } finally {
    client.close()
  }
}

/** Writes a whole copy of the leads to a new file, also while the server runs. Gives their count in it. Throws where the file exists. */
export const backUpLeads = async (database: Database, place: LeadsPlace, file: string): Promise<number> => {
  needsFile(place)
  makeFile(file)
  try {
    await database.run({ sql: 'VACUUM INTO ?', args: [file] })
    return await countIn(file)
  } catch (error) {
    rmSync(file, { force: true }) // half a copy would be taken for a whole one
    throw error
  }
}

/** Moves a damaged database aside. Gives its new name, or undefined where the database is sound or there is none. */
const setAsideIfDamaged = async (place: LeadsPlace, now: number): Promise<string | undefined> => {
  const path = needsFile(place)
  if (!existsSync(path)) return undefined
  try {
    const database = await openDatabase(place)
    const { rows } = await database.run('PRAGMA integrity_check(1)')
    database.close()
    if (rows[0]?.['integrity_check'] === 'ok') return undefined
  } catch (error) {
    if (!(error instanceof LeadsFailure && error.kind === 'damaged')) throw error
  }
  const aside = `${path}.damaged-${now}`
  for (const ending of ['', '-wal', '-shm']) if (existsSync(path + ending)) renameSync(path + ending, aside + ending)
  return aside
}

const columns = 'enquiry_id, form_id, form, form_type, received_at, field_values, other_values, amended, marks, amended_at, between_values'

type Backup = { readonly leads: readonly Row[]; readonly deliveries: readonly Row[] }

/** Reads a backup from a copy of it, since opening a database writes to it. */
const readBackup = async (file: string): Promise<Backup> => {
  if (!existsSync(file)) throw new Error(`there is no file ${file}.`)
  const folder = mkdtempSync(join(tmpdir(), 'leads-'))
  try {
    copyFileSync(file, join(folder, 'leads.db'))
    const database = await openDatabase({ path: join(folder, 'leads.db'), url: pathToFileURL(join(folder, 'leads.db')).href })
    const leads = await database.run(`SELECT ${columns} FROM leads ORDER BY number`)
    const deliveries = await database.run(`SELECT form_id, enquiry_id, channel, delivered_at, reached, given_up_at FROM deliveries JOIN leads ON lead = number
      WHERE delivered_at IS NOT NULL OR reached <> '[]' OR given_up_at IS NOT NULL`)
    database.close()
    return { leads: leads.rows, deliveries: deliveries.rows }
  } catch (error) {
    throw new Error(`${file} is no backup of leads, or a damaged one.`, { cause: error })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Brings the leads of a backup back. Those that are there already stay as they are, so restoring twice, or beside a running server,
 * loses and doubles nothing. A damaged database is moved aside first (stop the server then). Gives how many came back.
 */
export const restoreLeads = async (
  place: LeadsPlace,
  file: string,
  now: number,
  limits: DatabaseLimits = {},
): Promise<{ restored: number; aside: string | undefined }> => {
  const { leads, deliveries } = await readBackup(file)
  const aside = await setAsideIfDamaged(place, now)
  const database = await openDatabase(place, limits)
  const results = await database.batch([
    ...leads.map((row) => ({
      sql: `INSERT INTO leads (${columns}) SELECT ?1, ?2, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM leads WHERE enquiry_id = ?1 AND form_id = ?2)`,
      args: Object.values(row),
    })),
    ...deliveries.map((row) => ({
      sql: `INSERT INTO deliveries (lead, channel, delivered_at, reached, given_up_at, tries) SELECT number, ?3, ?4, ?5, ?6, 1 FROM leads WHERE form_id = ?1 AND enquiry_id = ?2
        ON CONFLICT DO NOTHING`,
      args: Object.values(row),
    })),
  ])
  await database.run('PRAGMA wal_checkpoint(TRUNCATE)') // all of it in the file: a server that still has the old one open may clear its log away
  database.close()
  return { restored: results.slice(0, leads.length).reduce((sum, { rowsAffected }) => sum + rowsAffected, 0), aside }
}
