import type { commandMessages } from './commandMessages.ts'

type Messages = typeof commandMessages
type Code = keyof Messages
type DataOf<C extends Code> = Parameters<Messages[C]>[0]

/** What a command did, or why it can't be carried out, as data. A surface makes the text. */
export type CommandMessage = {
  [C in Code]: DataOf<C> extends undefined
    ? { readonly code: C; readonly data?: undefined }
    : { readonly code: C; readonly data: DataOf<C> }
}[Code]

/** A message. A code without a text, or data that its text does not use, does not compile. */
export const say = <C extends Code>(
  code: C,
  ...[data]: DataOf<C> extends undefined ? [] : [data: DataOf<C>]
): CommandMessage => (data === undefined ? { code } : { code, data }) as CommandMessage // the compiler cannot tie the data to the code by itself
