import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Lead, NewLead } from '../../src/site/enquiries/lead.ts'
import type { LeadStore } from '../../src/site/enquiries/leadStore.ts'
import { openLeadStore } from '../../src/site/enquiries/openLeadStore.ts'

/** The database file of a site's folder. */
export const leadsFileIn = (folder: string): string => join(folder, 'data/leads.db')

/** The leads of a site's folder, as the server opens them. */
export const openLeads = (folder: string): Promise<LeadStore> =>
  openLeadStore('file:data/leads.db', folder)

/** The leads that an address leads to. */
export const leadsAt = async (url: string): Promise<Lead[]> => {
  const store = await openLeadStore(url, '.')
  return store.listLeads().finally(store.close)
}

/** The leads that are stored in a site's folder. */
export const storedLeads = (folder: string): Promise<Lead[]> =>
  leadsAt(pathToFileURL(leadsFileIn(folder)).href)

export const newLead = (changes: Partial<NewLead> = {}): NewLead => ({
  enquiryId: 'e1',
  formId: 'q1',
  form: 'estimate',
  formType: 'estimate-dialog',
  receivedAt: Date.parse('2025-01-15T09:30:00Z'),
  values: {
    firstName: 'Asha',
    email: 'asha@example.com',
    addOnServices: ['A', 'B'],
    message: 'First line\nsecond line',
  },
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
