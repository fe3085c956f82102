/**
 * `npm run leads [-- --format table|csv|json]`: lists the stored leads. `--delete-before 2025-01-31` deletes older ones,
 * `--backup FILE` writes a copy, `--restore FILE` brings a copy's leads back.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { backUpLeads, restoreLeads } from '../src/server/leads/backup.ts'
import { formatLeads } from '../src/server/leads/formatLeads.ts'
import { deleteLeadsBefore, listLeads } from '../src/server/leads/leadStore.ts'
import { type Database, leadsPlace, openDatabase } from '../src/server/leads/openDatabase.ts'
import { readSettings } from '../src/server/settings.ts'

const { values } = parseArgs({
  options: {
    root: { type: 'string' },
    format: { type: 'string', default: 'table' },
    'delete-before': { type: 'string' },
    backup: { type: 'string' },
    restore: { type: 'string' },
  },
})
const format = z.enum(['table', 'csv', 'json'], '--format is one of table, csv, json.')
const day = z.iso.date('--delete-before takes a day such as 2025-01-31.')
const read = <T>(schema: z.ZodType<T>, text: string): T => {
  const parsed = schema.safeParse(text)
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues[0]?.message)
}

const root = resolve(values.root ?? process.env['BROADSHEET_ENGINE'] ?? '.')
const { LEADS_URL, LEADS_TOKEN } = readSettings(process.env)
const place = leadsPlace(LEADS_URL, root, LEADS_TOKEN)
const withDatabase = async <T>(action: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase(place)
  try {
    return await action(database)
  } finally {
    database.close()
  }
}

const { backup, restore, 'delete-before': before } = values
if (restore !== undefined) {
  const { restored, aside } = await restoreLeads(place, resolve(restore), Date.now())
  if (aside) console.log(`The damaged leads were moved to ${aside}.`)
  console.log(`Brought back ${restored} leads.`)
} else if (backup !== undefined) {
  console.log(`Copied ${await withDatabase((database) => backUpLeads(database, place, resolve(backup)))} leads to ${resolve(backup)}.`)
} else if (before !== undefined) {
  const time = Date.parse(`${read(day, before)}T00:00:00Z`)
  console.log(`Deleted ${await withDatabase((database) => deleteLeadsBefore(database, time))} leads received before ${before} (UTC).`)
} else {
  const chosen = read(format, values.format)
  const nothingYet = place.path !== undefined && !existsSync(place.path)
  process.stdout.write(formatLeads(nothingYet ? [] : await withDatabase(listLeads), chosen))
}
