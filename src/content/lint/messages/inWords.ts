import { kindNouns } from './kindNouns.ts'
import { messages } from './messages.ts'
import type { Said } from './Said.ts'
import { expectedInWords, nameInWords } from './values.ts'
import type { Words } from './Words.ts'

/** A text of a catalogue, whatever its data: `msg` has tied the data to the code. */
export type AnyText = (data: unknown, words: Words) => string

const quoted = (name: string): string => `"${name}"`

/** How people who see the files call things: as they stand in the files. */
const fileWords: Words = {
  text: (message) => inWords(message),
  key: quoted,
  kind: (kind) => kindNouns[kind],
  name: (value) => nameInWords(value, quoted),
  expected: (value) => expectedInWords(value, quoted),
  document: (path) => path,
  fact: (name) => `fact "${name}"`,
  language: quoted,
  day: (day) => day,
}

/** The text of a message for people who see the files. */
export const inWords = ({ code, data }: Said): string =>
  (messages as Readonly<Record<string, AnyText>>)[code]?.(data, fileWords) ?? code
