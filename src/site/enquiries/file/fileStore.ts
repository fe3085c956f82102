import { statSync } from 'node:fs'
import { defaultLargest, type OpenStore } from '../leadStore.ts'
import type { LeadsFailure } from '../leadsFailure.ts'
import { asLeadsFailure } from '../leadsFailure.ts'
import { correctLeads, deleteLeads, remains } from './changes.ts'
import { bringIn, readCopy } from './copies.ts'
import { type Database, openDatabase } from './database.ts'
import { fileDeliveries } from './deliveries.ts'
import { type FilePlace, filePlace } from './filePlace.ts'
import { holdsLeads, listLeads, roomIn, storeLead, tryStoring } from './leads.ts'
import { setAsideDamaged } from './setAsideDamaged.ts'

const absence = async (place: FilePlace): Promise<string | undefined> => {
  const stat = statSync(place.path, { throwIfNoEntry: false })
  if (!stat) return 'there is no such file'
  if (!stat.isFile()) return 'that is no file'
  return (await holdsLeads(place)) ? undefined : 'it holds none, and never did'
}

/** A file that can't be written stays so until somebody changes a right; a lock passes, and a damaged file is restored beside a running server. */
const isLasting = ({ kind }: LeadsFailure): boolean => kind === 'unwritable' || kind === 'other'

const start = async (
  database: Database,
  { path }: FilePlace,
): Promise<LeadsFailure | undefined> => {
  try {
    await database.run('SELECT 1')
    return undefined
  } catch (error) {
    const failure = asLeadsFailure(error, path)
    if (isLasting(failure)) throw failure
    return failure
  }
}

/** Leads in one SQLite file on this machine, which is the usual place. */
export const fileStore: OpenStore = (url, root, limits) => {
  const place = filePlace(url, root)
  const { largest = defaultLargest } = limits
  const database = openDatabase(place, { ...limits, largest })
  return {
    place: place.path,
    start: () => start(database, place),
    absence: () => absence(place),
    storeLead: (lead) => storeLead(database, place, lead, largest),
    tryStoring: () => tryStoring(database, place),
    room: () => roomIn(database, largest),
    listLeads: () => listLeads(database),
    deleteLeads: (leads, timeout) => deleteLeads(database, place, leads, timeout),
    correctLeads: (leads, timeout) => correctLeads(database, place, leads, timeout),
    remains: () => remains(place),
    deliveries: fileDeliveries(database),
    readCopy: () => readCopy(database),
    bringIn: (copy) => bringIn(database, copy),
    setAsideDamaged: (now) => setAsideDamaged(database, place, now),
    close: database.close,
  }
}
