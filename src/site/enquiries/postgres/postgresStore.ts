import { defaultLargest, type OpenStore } from '../leadStore.ts'
import { correctLeads, deleteLeads } from './changes.ts'
import { openConnections } from './connections.ts'
import { bringIn, readCopy } from './copies.ts'
import { postgresDeliveries } from './deliveries.ts'
import { listLeads, roomIn, storeLead, tryStoring } from './leads.ts'
import { postgresPlace } from './postgresPlace.ts'
import { holdsLeads } from './prepare.ts'

const promise =
  'Nothing of the old words is left in its tables; the server’s log of changes (pg_wal) and its backups hold them until they are overwritten.'

/** Leads in a PostgreSQL database, which several servers share. */
export const postgresStore: OpenStore = (url, _root, limits) => {
  const place = postgresPlace(url)
  const { largest = defaultLargest } = limits
  const connections = openConnections(place, limits)
  const { ask, askSoon, askLong, askBare } = connections
  return {
    place: place.name,
    start: async () => undefined, // the address was read; nobody waits for a server here, which may come back by itself, whatever it says
    absence: async () => ((await askBare(holdsLeads)) ? undefined : 'it holds none, and never did'),
    storeLead: (lead) => ask(storeLead(lead, place.name, largest)),
    tryStoring: () => askSoon(tryStoring(place.name, largest)),
    room: () => askSoon(roomIn(largest)),
    listLeads: () => askLong(listLeads),
    deleteLeads: (leads, timeout) => askLong(deleteLeads(leads, timeout)),
    correctLeads: (leads, timeout) => askLong(correctLeads(leads, timeout)),
    remains: () => [promise],
    deliveries: postgresDeliveries(connections),
    readCopy: () => askLong(readCopy),
    bringIn: (copy) => askLong(bringIn(copy)),
    setAsideDamaged: async () => undefined, // whoever keeps the server mends it
    close: connections.close,
  }
}
