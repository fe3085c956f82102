import { claimDelivery, nextDelivery, noteDelivered, noteFailure } from './deliveries.ts'
import type { Lead } from './lead.ts'
import type { Database } from './openDatabase.ts'

/** A way to the firm. `send` throws when the lead did not get there. */
export type Channel = { readonly name: string; readonly send: (lead: Lead) => Promise<void> }

export type Outbox = {
  /** Something new waits. */
  readonly wake: () => void
  /** Finishes what is being sent and stops. */
  readonly stop: () => Promise<void>
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** For how long after it came a lead is tried again by itself, in milliseconds. */
export const month = 30 * 24 * hour

/** How long to wait after so many tries: doubling up to 30 s, then five minutes for an hour, then an hour. In milliseconds. */
export const waitAfter = (tries: number): number => {
  if (tries <= 10) return Math.min(second * 2 ** (tries - 1), 30 * second)
  return tries <= 22 ? 5 * minute : hour
}

/** Longer than any channel takes to give up; another process may try then. */
const lease = 2 * minute

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 200)

/**
 * Delivers stored leads to the firm on each channel, and tries again until it succeeds or a lead is a month old. What waits is in the
 * database, so it survives restarts. `report` is told of failures, with nothing personal in them.
 */
export const startOutbox = (database: Database, channels: readonly Channel[], report: (line: string) => void): Outbox => {
  const outboxes = channels.map((channel) => startChannel(database, channel, report))
  return {
    wake: () => {
      for (const { wake } of outboxes) wake()
    },
    stop: async () => {
      await Promise.all(outboxes.map(({ stop }) => stop()))
    },
  }
}

const sendOne = async (database: Database, { name, send }: Channel, lead: Lead, report: (line: string) => void) => {
  try {
    await send(lead)
    await noteDelivered(database, lead.number, name, Date.now())
  } catch (error) {
    const { tries, at } = await noteFailure(database, lead.number, name, reasonOf(error), (count) => Date.now() + waitAfter(count))
    report(`Lead ${lead.number} could not be delivered by ${name} (try ${tries}): next try ${new Date(at).toISOString()}`)
  }
}

const startChannel = (database: Database, channel: Channel, report: (line: string) => void): Outbox => {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false

  const sendAllDue = async () => {
    for (;;) {
      const now = Date.now()
      const lead = stopped ? undefined : await claimDelivery(database, channel.name, now, now + lease, now - month)
      if (!lead) return
      await sendOne(database, channel, lead, report)
    }
  }
  const round = async () => {
    try {
      await sendAllDue()
      const due = stopped ? undefined : await nextDelivery(database, channel.name, Date.now() - month)
      if (due !== undefined && !stopped) timer = setTimeout(wake, Math.min(Math.max(due - Date.now(), second / 10), hour))
    } catch (error) {
      report(`Deliveries by ${channel.name} can't be looked up: ${reasonOf(error)}`)
      if (!stopped) timer = setTimeout(wake, minute)
    }
  }
  const wake = () => {
    if (stopped) return
    clearTimeout(timer)
    if (running) again = true
    else
      running = round().finally(() => {
        running = undefined
        if (again) {
          again = false
          wake()
        }
      })
  }
  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
