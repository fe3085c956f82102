import type { Channel } from './channel.ts'
import type { Claimed, Deliveries } from './deliveries.ts'
import { DeliveryFailure } from './deliveryFailure.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** For how long after it came a lead is tried again by itself, in milliseconds. */
export const month = 30 * 24 * hour

/** Longer than any channel takes to give up; another process may try then. In milliseconds. */
export const lease = 2 * minute

/** How long to wait after so many tries: doubling up to 30 s, then five minutes for an hour, then an hour. In milliseconds. @internal For tests. */
export const waitAfter = (tries: number): number => {
  if (tries <= 10) return Math.min(second * 2 ** (tries - 1), 30 * second)
  return tries <= 22 ? 5 * minute : hour
}

/** What a channel throws is written for the log; of anything else nobody knows what it quotes. */
const failureOf = (error: unknown, reached: readonly string[]): DeliveryFailure => {
  if (error instanceof DeliveryFailure)
    return error.reached.length > 0
      ? error
      : new DeliveryFailure(error.message, error.details, reached)
  const { name, message } =
    error instanceof Error ? error : { name: 'failure', message: String(error) }
  return new DeliveryFailure(`an unexpected ${name}`, message, reached)
}

/** Sends a lead that was taken over, and notes what became of it. */
export const deliver = async (
  deliveries: Deliveries,
  { name, send }: Channel,
  claimed: Claimed,
  report: (line: string) => void,
): Promise<void> => {
  const { lead, reached } = claimed
  try {
    await send(lead, reached)
  } catch (error) {
    const { message, ...failure } = failureOf(error, reached)
    const details = failure.details.replace(/[\s\0]+/g, ' ').slice(0, 300)
    const tries = claimed.tries + 1
    const nextTry = Date.now() + waitAfter(tries)
    await deliveries.noteFailure(claimed, { details, reached: failure.reached, nextTry })
    const isLast = (lead.amendedAt ?? lead.receivedAt) < nextTry - month
    report(
      `Lead ${lead.number} could not be delivered by ${name} (try ${tries}): ${message}. ${isLast ? 'No further try by itself.' : `Next try ${new Date(nextTry).toISOString()}`}`,
    )
    return
  }
  await deliveries.noteDelivered(claimed, Date.now())
}

/**
 * Tries each lead that the firm has not got once on each channel, whether due or given up; what another process is sending is left
 * to it. A channel that says itself that it is closed is left out, with a line to `report`.
 */
export const deliverNow = async (
  deliveries: Deliveries,
  channels: readonly Channel[],
  report: (line: string) => void,
): Promise<void> => {
  for (const channel of channels) {
    const numbers = await deliveries.owedLeads(channel.name, Date.now() - month)
    if (numbers.length === 0) continue
    const fault = await faultOf(channel)
    if (fault) report(`Nothing could be delivered by ${channel.name}: ${fault}.`)
    for (const number of fault ? [] : numbers) {
      const now = Date.now()
      const claimed = await deliveries.claimLead(channel.name, number, {
        now,
        until: now + lease,
        dueBy: Number.MAX_SAFE_INTEGER,
      })
      if (claimed) await deliver(deliveries, channel, claimed, report)
    }
  }
}

/** Why a channel can't be used, in words for the log; undefined where it can, or can't tell without sending. */
export const faultOf = async ({ check }: Channel): Promise<string | undefined> => {
  try {
    await check?.()
    return undefined
  } catch (error) {
    return failureOf(error, []).message
  }
}
