import type { LeadStore, StoreLimits } from './leadStore.ts'
import { openLeadStore } from './openLeadStore.ts'

/** Nothing has been stored at the usual place, which nobody has named: so it is before the first enquiry, too. `calm` says it as that. */
export class NothingStored extends Error {
  constructor(
    message: string,
    readonly calm: string,
  ) {
    super(message)
  }
}

/**
 * Opens a store that holds leads; unlike a server, it makes none. `isNamed` says whether LEADS_URL named the place.
 * Throws with a plain message that says where it looked and what to change; `NothingStored` where no place was named.
 */
export const existingStore = async (
  url: string,
  root: string,
  isNamed: boolean,
  limits: StoreLimits,
): Promise<LeadStore> => {
  const store = await openLeadStore(url, root, limits)
  const absence = await store.absence()
  if (absence === undefined) return store
  const advice = "that the server has, or name the site's folder with --root DIR."
  const fault = `there are no leads in ${store.place}: ${absence}.`
  if (isNamed) throw new Error(`${fault} LEADS_URL names this place: give it the value ${advice}`)
  const calm = `No leads yet in ${store.place}: the first enquiry makes it. Where the server keeps them elsewhere, set LEADS_URL to the value ${advice}`
  throw new NothingStored(
    `${fault} LEADS_URL is not set, so this usual place was read: set it to the value ${advice}`,
    calm,
  )
}
