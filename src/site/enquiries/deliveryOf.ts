import type { LeadRow } from './leadOf.ts'
import type { Delivery } from './leadsCopy.ts'

const timeOf = (value: unknown): number | undefined => (value === null ? undefined : Number(value))

/** A row of a store's table of deliveries as what is copied of it. */
export const deliveryOf = (row: LeadRow): Delivery => ({
  lead: Number(row['lead']),
  channel: String(row['channel']),
  tries: Number(row['tries']),
  nextTry: Number(row['next_try']),
  deliveredAt: timeOf(row['delivered_at']),
  failure: row['failure'] === null ? undefined : String(row['failure']),
  reached: JSON.parse(String(row['reached'])) as string[], // written by a store alone
  givenUpAt: timeOf(row['given_up_at']),
})
