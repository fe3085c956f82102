import type { ServerSettings } from '../settings.ts'
import type { SiteManifest } from '../siteManifest.ts'
import type { Channel } from './channel.ts'
import { channelsOf } from './channelsOf.ts'
import { faultOf } from './deliver.ts'
import type { NewLead } from './lead.ts'
import { checkStored, storeLead } from './leadStore.ts'
import { leadsFailure } from './leadsFailure.ts'
import { type Database, type LeadsPlace, leadsDatabase, leadsPlace } from './openDatabase.ts'
import { startOutbox } from './outbox.ts'

/** The leads of a running server: stored, and delivered to the firm. */
export type LeadsKeeper = {
  /** Stores a lead; once it returns, the lead is on disk. Throws a `LeadsFailure`. */
  readonly store: (lead: NewLead) => Promise<void>
  /** Lets go of the database, after at most `patience` milliseconds. */
  readonly stop: (patience: number) => Promise<void>
}

/** Opens the leads; where what is wrong may pass, the pages are served all the same, and enquiries are refused until it has. */
const openLeads = async (place: LeadsPlace, { LEADS_LIMIT_MB }: ServerSettings, report: (line: string) => void): Promise<Database> => {
  const database = leadsDatabase(place, { largest: LEADS_LIMIT_MB * 1024 * 1024 })
  try {
    await database.run('SELECT 1')
  } catch (error) {
    const failure = leadsFailure(error, place)
    if (failure.kind === 'unwritable' || failure.kind === 'other') throw failure
    report(`Enquiries are refused for now: ${failure.message}`)
  }
  return database
}

const nobodyIsTold = 'Nobody is told of new enquiries: they are only stored (see npm run leads). Set SMTP_URL and LEADS_TO, or LEADS_WEBHOOK.'

/** A wrong password shall be known today, not with the first enquiry that nobody gets. Nothing waits for it. */
const tellFault = async (channel: Channel, report: (line: string) => void) => {
  const fault = await faultOf(channel)
  if (fault) report(`Enquiries are stored, but can't be sent by ${channel.name} for now: ${fault}.`)
}

/**
 * Opens the leads of a site and starts to deliver what waits. Throws a `LeadsFailure` where they can't be written; warns through
 * `report` where nobody is told of them.
 */
export const keepLeads = async (settings: ServerSettings, root: string, manifest: () => SiteManifest, report: (line: string) => void): Promise<LeadsKeeper> => {
  const place = leadsPlace(settings.LEADS_URL, root, settings.LEADS_TOKEN)
  const database = await openLeads(place, settings, report)
  const channels = channelsOf(settings, manifest)
  if (channels.length === 0) report(nobodyIsTold)
  for (const channel of channels) void tellFault(channel, report)
  const outbox = startOutbox(database, channels, report, (error) => leadsFailure(error, place).message)
  return {
    store: async (lead) => {
      try {
        await storeLead(database, lead)
        await checkStored(place, lead)
      } catch (error) {
        throw leadsFailure(error, place)
      }
      outbox.wake()
    },
    stop: async (patience) => {
      await Promise.race([outbox.stop(), new Promise((done) => setTimeout(done, patience).unref())])
      // The file alone is whole then; where that fails, its log beside it still is.
      if (place.path) await database.run('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined)
      database.close()
    },
  }
}
