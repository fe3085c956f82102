import type { Channel } from './channel.ts'
import { deliver, lease, month } from './deliver.ts'
import { claimDue, giveUp, nextDelivery } from './deliveries.ts'
import type { Database } from './openDatabase.ts'

export type Outbox = {
  /** Something new waits. */
  readonly wake: () => void
  /** Finishes what is being sent and stops. */
  readonly stop: () => Promise<void>
}

const minute = 60_000
const hour = 60 * minute

/**
 * Delivers stored leads to the firm on each channel, and tries again until it succeeds or a lead is a month old. What waits is in the
 * database, so it survives restarts. `report` is told of failures and of what was given up, with nothing personal in it; `wordsOf`
 * says in such words what a database's error means.
 */
export const startOutbox = (
  database: Database,
  channels: readonly Channel[],
  report: (line: string) => void,
  wordsOf: (error: unknown) => string = String,
): Outbox => {
  const outboxes = channels.map((channel) => startChannel(database, channel, report, wordsOf))
  return {
    wake: () => {
      for (const { wake } of outboxes) wake()
    },
    stop: async () => {
      await Promise.all(outboxes.map(({ stop }) => stop()))
    },
  }
}

const noteGivenUp = async (database: Database, channel: string, report: (line: string) => void) => {
  const now = Date.now()
  const numbers = await giveUp(database, channel, now, now - month)
  if (numbers.length === 0) return
  const what = numbers.length === 1 ? 'Lead' : `${numbers.length} leads:`
  report(
    `${what} ${numbers.join(', ')} given up: not delivered by ${channel} within 30 days. Read it with npm run leads; send it, once ${channel} works, with npm run leads -- --deliver`,
  )
}

const startChannel = (database: Database, channel: Channel, report: (line: string) => void, wordsOf: (error: unknown) => string): Outbox => {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false
  let trouble = ''

  const sendAllDue = async () => {
    for (;;) {
      const now = Date.now()
      const claimed = stopped ? undefined : await claimDue(database, channel.name, now, now + lease, now - month)
      if (!claimed) return
      await deliver(database, channel, claimed, report)
    }
  }
  const round = async () => {
    try {
      await noteGivenUp(database, channel.name, report)
      await sendAllDue()
      const due = stopped ? undefined : await nextDelivery(database, channel.name, Date.now() - month)
      trouble = ''
      if (due !== undefined && !stopped) timer = setTimeout(wake, Math.min(Math.max(due - Date.now(), 100), hour))
    } catch (error) {
      if (wordsOf(error) !== trouble) report(`Deliveries by ${channel.name} can't be looked up: ${wordsOf(error)}`)
      trouble = wordsOf(error)
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
