import type { Lead } from './lead.ts'

/** What is noted on a lead's way to the firm by one channel. Times in milliseconds. */
export type Delivery = {
  readonly lead: number
  readonly channel: string
  readonly tries: number
  readonly nextTry: number
  readonly deliveredAt: number | undefined
  readonly failure: string | undefined
  readonly reached: readonly string[]
  readonly givenUpAt: number | undefined
}

/** All that a store holds. `lastNumber` is the highest number that was ever given, so that none is given again. */
export type LeadsCopy = {
  readonly leads: readonly Omit<Lead, 'delivered' | 'pending' | 'failure'>[]
  readonly deliveries: readonly Delivery[]
  readonly lastNumber: number
}
