import type { Lead } from './lead.ts'

/** A way to the firm. */
export type Channel = {
  readonly name: string
  /**
   * Brings a lead to the firm. `reached` names who has got it on an earlier try; nobody gets it twice. Throws a `DeliveryFailure`
   * where somebody has not got it.
   */
  readonly send: (lead: Lead, reached: readonly string[]) => Promise<void>
  /** Looks whether the way is open without sending anything. Throws a `DeliveryFailure` where it is not. */
  readonly check?: () => Promise<void>
}
