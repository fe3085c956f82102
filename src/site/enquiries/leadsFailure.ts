import { errorMessage } from '../../core/text/errorMessage.mjs'

/** `address`: LEADS_URL can't be one; `away`: the database server does not answer as it should. */
export type LeadsFailureKind =
  | 'address'
  | 'away'
  | 'unwritable'
  | 'damaged'
  | 'locked'
  | 'full'
  | 'other'

/** Why leads can't be kept, in plain words. */
export class LeadsFailure extends Error {
  constructor(
    message: string,
    readonly kind: LeadsFailureKind,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}

/** Why nothing, or no large enquiry, is stored once the limit is reached. */
export const noRoom = (place: string, isLarge: boolean): LeadsFailure =>
  new LeadsFailure(
    isLarge
      ? `the leads in ${place} have room for small enquiries only: LEADS_LIMIT_MB is nearly reached.`
      : `the leads in ${place} have no more room: LEADS_LIMIT_MB is reached.`,
    'full',
  )

/** What a store throws as a `LeadsFailure`: what is none yet was thrown by a rule of ours, whose words are plain. */
export const asLeadsFailure = (error: unknown, place: string): LeadsFailure => {
  if (error instanceof LeadsFailure) return error
  return new LeadsFailure(`leads can't be kept in ${place}: ${errorMessage(error)}`, 'other', error)
}
