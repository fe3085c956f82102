import { typed } from '../../core/text/typed.mjs'
import type { SiteManifest } from '../store/siteManifest.ts'
import type { Channel } from './channel.ts'
import { channelsOf } from './channelsOf.ts'
import { faultOf } from './deliver.ts'
import type { EnquirySettings } from './EnquirySettings.ts'
import type { Health } from './Health.ts'
import type { NewLead } from './lead.ts'
import { asLeadsFailure } from './leadsFailure.ts'
import { leadsHealth } from './leadsHealth.ts'
import { openLeadStore } from './openLeadStore.ts'
import { startOutbox } from './outbox.ts'
import { bytesOf, isRefusal, publicRoomWarning } from './room.ts'
import { watchLeads } from './watchLeads.ts'
import { watchRoom } from './watchRoom.ts'

/** The leads of a running server: stored, and delivered to the firm. */
export type LeadsKeeper = {
  /** Stores a lead; once it returns, the lead is on disk. Throws a `LeadsFailure`. */
  readonly store: (lead: NewLead) => Promise<void>
  /** What is wrong, and what soon will be, in words for strangers; nothing where enquiries can be stored and reach the firm. */
  readonly health: Health
  /** Whether the room is so scarce that it is kept for small enquiries. */
  readonly isScarce: () => boolean
  /** Lets go of the database, after at most `timeout` milliseconds. */
  readonly stop: (timeout: number) => Promise<void>
}

const nobodyIsTold = `Nobody is told of new enquiries: they are only stored (see ${typed('leads')}). Set SMTP_URL and LEADS_TO, or LEADS_WEBHOOK.`

/** A wrong password shall be known today, not with the first enquiry that nobody gets. Nothing waits for it. */
const tellFault = async (channel: Channel, report: (line: string) => void) => {
  const fault = await faultOf(channel)
  if (fault) report(`Enquiries are stored, but can't be sent by ${channel.name} for now: ${fault}.`)
}

/**
 * Opens the leads of a site, starts to deliver what waits and to watch whether more can be stored. Throws a `LeadsFailure` where
 * that can't be before a setting or a right is changed; tells `report` whatever else keeps leads from being stored or delivered, with nothing personal in it.
 */
export const keepLeads = async (
  settings: EnquirySettings,
  root: string,
  manifest: () => SiteManifest,
  report: (line: string) => void,
): Promise<LeadsKeeper> => {
  const store = await openLeadStore(settings.LEADS_URL, root, {
    largest: settings.LEADS_LIMIT_MB * 1024 * 1024,
    onLost: report,
  })
  const known = await store.start()
  const room = watchRoom({ measure: store.room, place: store.place, report })
  const tryStore = async () => {
    const failure = await store.tryStoring().then(
      () => undefined,
      (error) => asLeadsFailure(error, store.place),
    )
    if (!failure) await room.look()
    return failure
  }
  const watch = watchLeads({ known, tryStore, report, onReturn: () => outbox.wake() })
  const channels = channelsOf(settings, manifest)
  if (channels.length === 0) report(nobodyIsTold)
  for (const channel of channels) void tellFault(channel, report)
  const outbox = startOutbox(store.deliveries, channels, report)
  return {
    store: async (lead) => {
      try {
        await store.storeLead(lead)
      } catch (error) {
        const failure = asLeadsFailure(error, store.place)
        if (!isRefusal(failure)) watch.note(failure)
        throw failure
      }
      watch.note(undefined)
      outbox.wake()
      await room.note(bytesOf(lead))
    },
    health: async () => {
      const reasons = await leadsHealth(watch.look, store.deliveries, channels, Date.now())
      const known = reasons.length > 0 ? undefined : room.known()
      const warning = known && publicRoomWarning(known)
      return { reasons, warnings: warning === undefined ? [] : [warning] }
    },
    isScarce: room.isScarce,
    stop: async (timeout) => {
      await Promise.race([
        Promise.all([outbox.stop(), watch.stop()]),
        new Promise((done) => setTimeout(done, timeout).unref()),
      ])
      await store.close()
    },
  }
}
