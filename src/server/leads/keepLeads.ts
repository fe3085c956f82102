import type { ServerSettings } from '../settings.ts'
import type { SiteManifest } from '../siteManifest.ts'
import type { Channel } from './channel.ts'
import { channelsOf } from './channelsOf.ts'
import { checkAddress } from './connect.ts'
import { faultOf } from './deliver.ts'
import type { NewLead } from './lead.ts'
import { checkStored, settle, storeLead, tryStoring } from './leadStore.ts'
import { type LeadsFailure, leadsFailure } from './leadsFailure.ts'
import type { LostFile } from './leadsFile.ts'
import { leadsHealth } from './leadsHealth.ts'
import { type Database, type LeadsPlace, leadsDatabase, leadsPlace } from './openDatabase.ts'
import { startOutbox } from './outbox.ts'
import { watchLeads } from './watchLeads.ts'

/** The leads of a running server: stored, and delivered to the firm. */
export type LeadsKeeper = {
  /** Stores a lead; once it returns, the lead is on disk. Throws a `LeadsFailure`. */
  readonly store: (lead: NewLead) => Promise<void>
  /** What is wrong, in words for strangers; nothing where enquiries can be stored and reach the firm. */
  readonly health: () => Promise<string[]>
  /** Lets go of the database, after at most `patience` milliseconds. */
  readonly stop: (patience: number) => Promise<void>
}

const lostWords = (path: string | undefined, { isReplaced, aside }: LostFile): string => {
  const what = isReplaced
    ? `The leads' file ${path} was replaced by another one while the server ran: that one is used from now on.`
    : `The leads' file ${path} was deleted or moved while the server ran: a new one was begun, without the earlier leads.`
  const last = aside ? ` What was written last to the old file is in ${aside}: beside that file, as its -wal, it is read again.` : ''
  return `${what}${last} To bring leads back from a backup: npm run leads -- --restore FILE`
}

/** Whether that stays as it is until somebody changes a setting or a right. A database server may come back by itself, whatever it says. */
const isLasting = ({ kind }: LeadsFailure, { path }: LeadsPlace): boolean => kind === 'address' || (path !== undefined && /^(unwritable|other)$/.test(kind))

/**
 * Throws at the start what is lasting. All else may pass: gives it, so that the pages are served and enquiries refused until it has.
 * Nothing waits for a database server here.
 */
const troubleAtStart = async (database: Database, place: LeadsPlace): Promise<LeadsFailure | undefined> => {
  try {
    if (place.path === undefined) checkAddress(place)
    else await database.run('SELECT 1')
    return undefined
  } catch (error) {
    const failure = leadsFailure(error, place)
    if (isLasting(failure, place)) throw failure
    return failure
  }
}

const nobodyIsTold = 'Nobody is told of new enquiries: they are only stored (see npm run leads). Set SMTP_URL and LEADS_TO, or LEADS_WEBHOOK.'

/** A wrong password shall be known today, not with the first enquiry that nobody gets. Nothing waits for it. */
const tellFault = async (channel: Channel, report: (line: string) => void) => {
  const fault = await faultOf(channel)
  if (fault) report(`Enquiries are stored, but can't be sent by ${channel.name} for now: ${fault}.`)
}

/**
 * Opens the leads of a site, starts to deliver what waits and to watch whether more can be stored. Throws a `LeadsFailure` where
 * their file can't be written; tells `report` whatever else keeps leads from being stored or delivered, with nothing personal in it.
 */
export const keepLeads = async (settings: ServerSettings, root: string, manifest: () => SiteManifest, report: (line: string) => void): Promise<LeadsKeeper> => {
  const place = leadsPlace(settings.LEADS_URL, root, settings.LEADS_TOKEN)
  const database = leadsDatabase(place, { largest: settings.LEADS_LIMIT_MB * 1024 * 1024, onLost: (lost) => report(lostWords(place.path, lost)) })
  const known = await troubleAtStart(database, place)
  const tryStore = () =>
    tryStoring(database, place).then(
      () => undefined,
      (error) => leadsFailure(error, place),
    )
  const watch = watchLeads({ known, tryStore, report, onReturn: () => outbox.wake() })
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
        const failure = leadsFailure(error, place)
        watch.note(failure)
        throw failure
      }
      watch.note(undefined)
      outbox.wake()
    },
    health: () => leadsHealth(watch.look, database, channels, Date.now()),
    stop: async (patience) => {
      await Promise.race([Promise.all([outbox.stop(), watch.stop()]), new Promise((done) => setTimeout(done, patience).unref())])
      if (place.path) await settle(database).catch(() => undefined) // where that fails, the log beside the file still has it
      database.close()
    },
  }
}
