import { month } from './deliver.ts'
import type { Lead } from './lead.ts'

/** Whether a lead no longer gets tried by itself, if it is undelivered. `now` in milliseconds. */
const isPastTrying = (
  { receivedAt, amendedAt = receivedAt }: Pick<Lead, 'receivedAt' | 'amendedAt'>,
  now: number,
): boolean => amendedAt < now - month

/**
 * Whether a channel owes the firm a lead: it was tried in vain, or it is still to be tried. A channel that was set up later owes
 * nobody the leads of old that another one delivered. `now` in milliseconds.
 */
const isOwed = (lead: Lead, channel: string, now: number): boolean => {
  if (Object.hasOwn(lead.delivered, channel)) return false
  const wasDelivered = Object.keys(lead.delivered).length > 0
  return !wasDelivered || lead.pending.includes(channel) || !isPastTrying(lead, now)
}

/** Whether the firm has not been told of a lead on each of the `channels`; where none is named, on those that were tried. */
export const isUndelivered = (lead: Lead, channels: readonly string[], now: number): boolean => {
  if (channels.length > 0) return channels.some((channel) => isOwed(lead, channel, now))
  return lead.pending.length > 0 || Object.keys(lead.delivered).length === 0
}

/** Whether an undelivered lead is no longer tried by itself. One that no way was ever named for was not given up. */
export const isGivenUp = (lead: Lead, channels: readonly string[], now: number): boolean =>
  isUndelivered(lead, channels, now) &&
  isPastTrying(lead, now) &&
  (channels.length > 0 || lead.pending.length > 0)
