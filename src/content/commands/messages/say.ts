import type { DataFor, MessageOf } from '../../../core/text/MessageOf.ts'
import type { commandMessages } from './commandMessages.ts'

type Messages = typeof commandMessages

/** What a command did, or why it can't be carried out, as data. A surface makes the text. */
export type CommandMessage = MessageOf<Messages>

/** A message. A code without a text, or data that its text does not use, does not compile. */
export const say = <C extends keyof Messages>(
  code: C,
  ...[data]: DataFor<Messages, C>
): CommandMessage => (data === undefined ? { code } : { code, data }) as CommandMessage // the compiler cannot tie the data to the code by itself
