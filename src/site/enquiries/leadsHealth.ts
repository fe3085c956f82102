import type { Channel } from './channel.ts'
import { month } from './deliver.ts'
import type { Deliveries } from './deliveries.ts'
import type { LeadsFailure, LeadsFailureKind } from './leadsFailure.ts'

const minute = 60_000
/** How long an enquiry may wait to be delivered before that is a fault, in milliseconds. */
const maxWait = 30 * minute
/** How long whoever asks waits for the database, in milliseconds. */
const answerTime = 3000

/** For strangers: neither the place nor the number of leads is their business; the log has the whole of it. */
const words: Readonly<Record<LeadsFailureKind, string>> = {
  address: 'the address of the database can’t be used',
  away: 'the database server does not answer as it should',
  unwritable: 'the database can’t be written',
  damaged: 'the database is damaged',
  locked: 'the database is locked by another program',
  full: 'the database has no more room',
  other: 'the database reports an error',
}

const lengthOf = (time: number): string => {
  const minutes = Math.floor(time / minute)
  if (minutes < 120) return `${minutes} minutes`
  return minutes < 48 * 60
    ? `${Math.floor(minutes / 60)} hours`
    : `${Math.floor(minutes / 60 / 24)} days`
}

const waiting = async (
  deliveries: Deliveries,
  channels: readonly Channel[],
  now: number,
): Promise<string[]> => {
  const reasons: string[] = []
  for (const { name } of channels) {
    const since = await deliveries.waitingSince(name, now - month)
    if (since !== undefined && now - since > maxWait)
      reasons.push(`An enquiry has waited for ${lengthOf(now - since)} to be delivered by ${name}.`)
  }
  return reasons
}

/** What is wrong with the leads, in words for strangers; nothing where enquiries can be stored and the firm gets them. */
export const leadsHealth = async (
  look: () => Promise<LeadsFailure | undefined>,
  deliveries: Deliveries,
  channels: readonly Channel[],
  now: number,
): Promise<string[]> => {
  let timer: NodeJS.Timeout | undefined
  const timedOut = new Promise<string[]>((done) => {
    timer = setTimeout(() => done([`Enquiries can’t be stored: ${words.away}.`]), answerTime)
  })
  const asked = async () => {
    const failure = await look()
    return failure
      ? [`Enquiries can’t be stored: ${words[failure.kind]}.`]
      : waiting(deliveries, channels, now)
  }
  try {
    return await Promise.race([asked(), timedOut])
  } catch {
    return [`Deliveries can’t be looked up: ${words.other}.`] // the outbox says more of it in the log
  } finally {
    clearTimeout(timer)
  }
}
