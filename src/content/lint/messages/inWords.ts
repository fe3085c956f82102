import { messages } from './messages.ts'
import type { Said } from './Said.ts'

/** The text of a message for people who see the files. */
export const inWords = ({ code, data }: Said): string =>
  (messages as Readonly<Record<string, (data: unknown, words: typeof inWords) => string>>)[code]?.(
    data,
    inWords,
  ) ?? code // `msg` has tied the data to the code
