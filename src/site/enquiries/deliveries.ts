import type { Lead } from './lead.ts'

/** A lead that was taken over to be sent on a channel; `until` tells this taking over from any other. */
export type Claimed = {
  readonly lead: Lead
  readonly channel: string
  readonly reached: readonly string[]
  readonly tries: number
  readonly until: number
}

type Failed = {
  readonly details: string
  readonly reached: readonly string[]
  readonly nextTry: number
}

/**
 * What is noted on the way of leads to the firm; kept in the store, so that it survives restarts and is shared by all processes. Times
 * in milliseconds. `oldest`: what came before is no longer tried by itself.
 */
export type Deliveries = {
  /**
   * Takes over to send a lead; nobody else gets it until `until`. Gives nothing where another process is at it, it was delivered, or
   * it is not due at `dueBy`.
   */
  readonly claimLead: (
    channel: string,
    number: number,
    times: { now: number; until: number; dueBy: number },
  ) => Promise<Claimed | undefined>
  /** Takes over the lead that has waited longest, if one is due. */
  readonly claimDue: (
    channel: string,
    now: number,
    until: number,
    oldest: number,
  ) => Promise<Claimed | undefined>
  /** The numbers of all leads that the channel owes the firm, also of those that are no longer tried by themselves. */
  readonly owedLeads: (channel: string, oldest: number) => Promise<number[]>
  /** Notes that a lead was delivered; nothing where it came again with other words meanwhile, which are then owed. */
  readonly noteDelivered: (claimed: Claimed, now: number) => Promise<void>
  /** Notes that a try failed and when the next one is due. */
  readonly noteFailure: (claimed: Claimed, failed: Failed) => Promise<void>
  /** When the next delivery is due, or undefined when nothing waits. */
  readonly nextDelivery: (channel: string, oldest: number) => Promise<number | undefined>
  /** Marks what came before `oldest` and was never delivered as given up. Gives the numbers of the leads that were not marked before. */
  readonly giveUp: (channel: string, now: number, oldest: number) => Promise<number[]>
  /** Since when the lead that has waited longest has waited; undefined where nothing is owed. */
  readonly waitingSince: (channel: string, oldest: number) => Promise<number | undefined>
}
