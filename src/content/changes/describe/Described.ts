import type { ChangeMessage } from '../messages/changeMessages.ts'

/** What has changed, with what belongs below it. */
export type Described = {
  readonly message: ChangeMessage
  readonly lines: readonly ChangeMessage[]
}
/** A description with nothing below it. */
export const alone = (message: ChangeMessage): Described => ({ message, lines: [] })
