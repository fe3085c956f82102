import { changeRequest } from '../../protocol/requests.ts'
import { forget, keep, readKept } from './kept.ts'
import type { Pending } from './StudioState.ts'

/** One key for each change: two windows on one site never take each other's, and the server makes a change once, whoever sends it. */
const prefix = (site: string) => `studio:unsaved:${site}:`

/**
 * The browser's database, in which a change is on disk as soon as its write is done. `localStorage` reaches the disk seconds later, too late for a power
 * cut; but what it has it has at once, when a page is closed. So both keep a change.
 */
const openDatabase = (): Promise<IDBDatabase | undefined> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.open('studio', 1)
      request.onupgradeneeded = () => request.result.createObjectStore('unsaved')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => resolve(undefined)
    } catch {
      resolve(undefined) // a browser that keeps nothing
    }
  })
let database: ReturnType<typeof openDatabase> | undefined

const unsaved = async (mode: 'readonly' | 'readwrite'): Promise<IDBObjectStore | undefined> => {
  database ??= openDatabase()
  try {
    return (await database)
      ?.transaction('unsaved', mode, { durability: 'strict' })
      .objectStore('unsaved')
  } catch {
    return undefined
  }
}

/**
 * Keeps in the browser what is not on disk yet, so that neither a crash nor a reload loses a word of it. In a browser without room the change is sent all the
 * same, and the bar tells as long as it is not saved.
 */
export const storeChange = (site: string, change: Pending): void => {
  const key = prefix(site) + change.id
  keep(key, change)
  void unsaved('readwrite').then((store) => store?.put(change, key))
}

export const forgetChange = (site: string, id: string): void => {
  const key = prefix(site) + id
  forget(key)
  void unsaved('readwrite').then((store) => store?.delete(key))
}

const readChange = (key: string): Pending[] => {
  const read = readKept(key, changeRequest)
  return read ? [read as Pending] : [] // zod says of an unknown value that it may be left out; the writer does not
}

const inStorage = (site: string): Pending[] => {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix(site)))
    return keys.sort().flatMap(readChange)
  } catch {
    return []
  }
}

const inDatabase = async (site: string): Promise<Pending[]> => {
  const store = await unsaved('readonly')
  if (!store) return []
  const request = store.getAll(IDBKeyRange.bound(prefix(site), `${prefix(site)}\uffff`))
  const all = await new Promise<unknown[]>((resolve) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve([])
  })
  return all.flatMap((one) => {
    const read = changeRequest.safeParse(one)
    return read.success ? [read.data as Pending] : [] // as above
  })
}

/** What was kept when this browser last left the site, the oldest first. */
export const storedChanges = async (site: string): Promise<Pending[]> => {
  const early = await inDatabase(site)
  const late = inStorage(site)
  const all = new Map([...late, ...early].map((change) => [change.id, change]))
  return [...all.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
}
