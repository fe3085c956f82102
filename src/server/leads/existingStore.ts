import type { LeadStore, StoreLimits } from './leadStore.ts'
import { openLeadStore } from './openLeadStore.ts'

/**
 * Opens a store that holds leads; unlike a server, it makes none. `isNamed` says whether LEADS_URL named the place.
 * Throws with a plain message that says where it looked and what to change.
 */
export const existingStore = async (url: string, root: string, isNamed: boolean, limits: StoreLimits): Promise<LeadStore> => {
  const store = await openLeadStore(url, root, limits)
  const absence = await store.absence()
  if (absence === undefined) return store
  throw new Error(
    `there are no leads in ${store.place}: ${absence}. ${
      isNamed ? 'LEADS_URL names this place: give it the value' : 'LEADS_URL is not set, so this usual place was read: set it to the value'
    } that the server has, or name the site's folder with --root DIR.`,
  )
}
