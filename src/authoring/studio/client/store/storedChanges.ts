import { changeRequest } from '../../protocol/requests.ts'
import { forget, keep, readKept } from './kept.ts'
import type { Pending } from './StudioState.ts'

/** One key for each change: two windows on one site never take each other's, and the server makes a change once, whoever sends it. */
const prefix = (site: string) => `studio:unsaved:${site}:`

/**
 * Keeps in the browser what is not on disk yet, so that neither a crash nor a reload loses a word of it. In a browser without room the change is sent all the
 * same, and the bar tells as long as it is not saved.
 */
export const storeChange = (site: string, change: Pending): void =>
  keep(prefix(site) + change.id, change)

export const forgetChange = (site: string, id: string): void => forget(prefix(site) + id)

const readChange = (key: string): Pending[] => {
  const read = readKept(key, changeRequest)
  return read ? [read as Pending] : [] // zod says of an unknown value that it may be left out; the writer does not
}

/** What was kept when this browser last left the site, the oldest first. */
export const storedChanges = (site: string): Pending[] => {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix(site)))
    return keys.sort().flatMap(readChange)
  } catch {
    return []
  }
}
