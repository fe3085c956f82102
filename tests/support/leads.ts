import type { Lead, NewLead } from '../../src/server/leads/lead.ts'
import { listLeads } from '../../src/server/leads/leadStore.ts'
import { type Database, leadsPlace, openDatabase } from '../../src/server/leads/openDatabase.ts'

/** The leads database of a site's folder, as the server opens it. */
export const openLeads = (folder: string): Promise<Database> => openDatabase(leadsPlace('file:data/leads.db', folder))

/** The leads that are stored in a site's folder. */
export const storedLeads = async (folder: string): Promise<Lead[]> => {
  const database = await openLeads(folder)
  const leads = await listLeads(database)
  database.close()
  return leads
}

export const newLead = (changes: Partial<NewLead> = {}): NewLead => ({
  enquiryId: 'e1',
  formId: 'q1',
  form: 'quote',
  formType: 'quote-modal',
  receivedAt: Date.parse('2025-01-15T09:30:00Z'),
  values: { firstName: 'Asha', email: 'asha@example.com', addOnServices: ['A', 'B'], message: 'First line\nsecond line' },
  other: {},
  marks: [],
  ...changes,
})

/** A stored lead as a list has it, before anybody tried to deliver it. */
export const listedLead = (changes: Partial<Lead> = {}): Lead => ({
  ...newLead(),
  number: 1,
  amended: undefined,
  amendedAt: undefined,
  between: [],
  delivered: {},
  pending: [],
  failure: undefined,
  ...changes,
})
