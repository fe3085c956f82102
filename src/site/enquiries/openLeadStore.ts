import type { LeadStore, OpenStore, StoreLimits } from './leadStore.ts'
import { LeadsFailure } from './leadsFailure.ts'

/** The stores by the schemes of LEADS_URL. Each is loaded where it is asked for: a client that nobody needs costs no start any time. */
const stores: Readonly<Record<string, () => Promise<OpenStore>>> = {
  file: async () => (await import('./file/fileStore.ts')).fileStore,
  postgres: async () => (await import('./postgres/postgresStore.ts')).postgresStore,
  postgresql: async () => (await import('./postgres/postgresStore.ts')).postgresStore,
}

const schemeOf = (url: string): string => url.slice(0, url.indexOf(':')).toLowerCase()

/** What LEADS_URL may begin with, for people to read. */
export const leadsSchemes = 'file:PATH or postgres://USER:PASSWORD@HOST/DATABASE'

/** Whether LEADS_URL names a kind of store that there is. */
export const isLeadsUrl = (url: string): boolean => Object.hasOwn(stores, schemeOf(url))

/**
 * The store that LEADS_URL names; nothing is asked yet. `root` is the site's, which `file:` addresses are relative to. Throws a
 * `LeadsFailure` where the address can't be used.
 */
export const openLeadStore = async (
  url: string,
  root: string,
  limits: StoreLimits = {},
): Promise<LeadStore> => {
  const load = isLeadsUrl(url) ? stores[schemeOf(url)] : undefined
  if (!load) throw new LeadsFailure(`LEADS_URL can't be used: expected ${leadsSchemes}.`, 'address')
  return (await load())(url, root, limits)
}
