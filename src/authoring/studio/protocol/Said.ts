import type { CommandMessage } from '../../../content/commands/messages/say.ts'
import type { WriteMessage } from '../../../core/edits/writeMessages.ts'

/** A message, which the browser words; or a text that the server has worded. */
export type Said = CommandMessage | WriteMessage | string
