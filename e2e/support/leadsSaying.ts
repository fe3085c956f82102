import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import type { Lead } from '../../src/server/leads/lead.ts'
import { listLeads } from '../../src/server/leads/leadStore.ts'
import { leadsPlace, openDatabase } from '../../src/server/leads/openDatabase.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The leads that the served site has stored and whose message is this one. */
export const leadsSaying = async (message: string): Promise<Lead[]> => {
  const database = await openDatabase(leadsPlace(inject('leads'), root))
  const leads = await listLeads(database)
  database.close()
  return leads.filter(({ values }) => values['message'] === message)
}
