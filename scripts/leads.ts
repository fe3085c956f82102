/** `npm run leads`: lists the stored leads; deletes old ones, writes a copy, brings a copy's leads back. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { backUpLeads, restoreLeads } from '../src/server/leads/backup.ts'
import { formatLeads } from '../src/server/leads/formatLeads.ts'
import { deleteLeadsBefore, listLeads } from '../src/server/leads/leadStore.ts'
import { type Database, leadsPlace, openDatabase } from '../src/server/leads/openDatabase.ts'
import { readSettings } from '../src/server/settings.ts'
import { print, say } from '../src/terminal/print.mjs'
import { readArguments } from './readArguments.mjs'
import { usage } from './usage/leads.mjs'

const { values } = readArguments(usage)
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
  if (aside) say(`The damaged leads were moved to ${aside}.`)
  say(`Brought back ${restored} leads.`)
} else if (backup !== undefined) {
  say(`Copied ${await withDatabase((database) => backUpLeads(database, place, resolve(backup)))} leads to ${resolve(backup)}.`)
} else if (before !== undefined) {
  const time = Date.parse(`${read(day, before)}T00:00:00Z`)
  say(`Deleted ${await withDatabase((database) => deleteLeadsBefore(database, time))} leads received before ${before} (UTC).`)
} else {
  const nothingYet = place.path !== undefined && !existsSync(place.path)
  const written = formatLeads(nothingYet ? [] : await withDatabase(listLeads), values.format)
  if (values.format === 'csv' && !process.stdout.isTTY)
    process.stdout.write(written) // for a file, where each sign of a visitor's stays what it is
  else print(written)
}
