import { errorMessage } from '../../core/text/errorMessage.mjs'
import { pluralWord } from '../../core/text/plural.ts'
import { typed } from '../../core/text/typed.mjs'
import type { Channel } from './channel.ts'
import { deliver, lease, month } from './deliver.ts'
import type { Deliveries } from './deliveries.ts'

export type Outbox = {
  /** Something new waits. */
  readonly wake: () => void
  /** Finishes what is being sent and stops. */
  readonly stop: () => Promise<void>
}

const minute = 60_000

/**
 * Delivers stored leads to the firm on each channel, and tries again until it succeeds or a lead is a month old. What waits is in the
 * store, so it survives restarts, and another server goes on where this one ends. `report` is told of failures and of what was given
 * up, with nothing personal in it.
 */
export const startOutbox = (
  deliveries: Deliveries,
  channels: readonly Channel[],
  report: (line: string) => void,
): Outbox => {
  const outboxes = channels.map((channel) => startChannel(deliveries, channel, report))
  return {
    wake: () => {
      for (const { wake } of outboxes) wake()
    },
    stop: async () => {
      await Promise.all(outboxes.map(({ stop }) => stop()))
    },
  }
}

const noteGivenUp = async (
  deliveries: Deliveries,
  channel: string,
  report: (line: string) => void,
) => {
  const now = Date.now()
  const numbers = await deliveries.giveUp(channel, now, now - month)
  if (numbers.length === 0) return
  const what = pluralWord(numbers.length, 'Lead', `${numbers.length} leads:`)
  report(
    `${what} ${numbers.join(', ')} given up: not delivered by ${channel} within 30 days. Read it with ${typed('leads')}; send it, once ${channel} works, with ${typed('leads', '--deliver')}`,
  )
}

const startChannel = (
  deliveries: Deliveries,
  channel: Channel,
  report: (line: string) => void,
): Outbox => {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false
  let trouble = ''

  const sendAllDue = async () => {
    for (;;) {
      const now = Date.now()
      const claimed = stopped
        ? undefined
        : await deliveries.claimDue(channel.name, now, now + lease, now - month)
      if (!claimed) return
      await deliver(deliveries, channel, claimed, report)
    }
  }
  const round = async () => {
    try {
      await noteGivenUp(deliveries, channel.name, report)
      await sendAllDue()
      const due = stopped
        ? undefined
        : await deliveries.nextDelivery(channel.name, Date.now() - month)
      trouble = ''
      const wait = due === undefined ? minute : Math.max(due - Date.now(), 100)
      if (!stopped) timer = setTimeout(wake, Math.min(wait, minute)) // another server may die before it sends what it has stored
    } catch (error) {
      const words = errorMessage(error)
      if (words !== trouble) report(`Deliveries by ${channel.name} can't be looked up: ${words}`)
      trouble = words
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
