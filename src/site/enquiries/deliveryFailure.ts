/**
 * Why a lead did not get to the firm. `message` goes to the log: nothing personal and no password is in it. `details` are kept with
 * the lead and may quote what the other side said; `reached` names those who have got the lead nevertheless, on this try or before.
 */
export class DeliveryFailure extends Error {
  constructor(
    message: string,
    readonly details: string = message,
    readonly reached: readonly string[] = [],
  ) {
    super(message)
  }
}
