import { statSync } from 'node:fs'
import { openClient } from './connect.ts'
import { leadsFailure } from './leadsFailure.ts'
import { type Database, type DatabaseLimits, type LeadsPlace, openDatabase } from './openDatabase.ts'

/** Where leads are kept, for people to read: without what an address may hold beside its host. */
export const placeName = ({ path, url }: LeadsPlace): string => path ?? new URL(url).host

/** Why a file can't be a store of leads, or undefined where it may be one. */
const faultOf = (path: string): string | undefined => {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 'there is no such file'
  return stat.isFile() ? undefined : 'that is no file'
}

const holdsLeads = async (place: LeadsPlace): Promise<boolean> => {
  const client = openClient(place)
  try {
    const { rows } = await client.execute(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'leads'`)
    return rows.length > 0
  } finally {
    client.close()
  }
}

/**
 * Opens a store of leads that is there; unlike a server, it makes none. `isNamed` says whether LEADS_URL named the place.
 * Throws with a plain message that says where it looked and what to change.
 */
export const openStore = async (place: LeadsPlace, isNamed: boolean, limits: DatabaseLimits): Promise<Database> => {
  const refuse = (fault: string) =>
    new Error(
      `there are no leads in ${placeName(place)}: ${fault}. ${
        isNamed ? 'LEADS_URL names this place: give it the value' : 'LEADS_URL is not set, so this usual place was read: set it to the value'
      } that the server has, or name the site's folder with --root DIR.`,
    )
  const fault = place.path === undefined ? undefined : faultOf(place.path)
  if (fault) throw refuse(fault)
  const known = await holdsLeads(place).catch((error) => {
    throw leadsFailure(error, place)
  })
  if (!known) throw refuse('it holds none, and never did')
  return openDatabase(place, limits)
}
