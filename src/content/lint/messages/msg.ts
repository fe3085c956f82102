import type { DataFor, MessageOf } from '../../../core/text/MessageOf.ts'
import type { messages } from './messages.ts'

type Messages = typeof messages

/** The name of a text in the catalogue of messages. */
export type Code = keyof Messages

/** What the text of a code is made from. */
export type DataOf<C extends Code> = Parameters<Messages[C]>[0]

/** A sentence as data: which one, and what it is made from. A surface makes the text, from its own catalogue. */
export type Message = MessageOf<Messages>

/** A message. A code without a text, or data that its text does not use, does not compile. */
export const msg = <C extends Code>(code: C, ...[data]: DataFor<Messages, C>): Message =>
  (data === undefined ? { code } : { code, data }) as Message // the compiler cannot tie the data to the code by itself
