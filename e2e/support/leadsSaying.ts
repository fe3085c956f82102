import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import type { Lead } from '../../src/site/enquiries/lead.ts'
import { openLeadStore } from '../../src/site/enquiries/openLeadStore.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The leads that the served site has stored and whose message is this one. */
export const leadsSaying = async (message: string): Promise<Lead[]> => {
  const store = await openLeadStore(inject('leads'), root)
  const leads = await store.listLeads().finally(store.close)
  return leads.filter(({ values }) => values['message'] === message)
}
