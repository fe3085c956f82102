import { commandMessages } from '../../../content/commands/messages/commandMessages.ts'
import type { AnyText } from '../../../content/commands/messages/commandText.ts'
import { listInWords } from '../../../content/commands/messages/listInWords.ts'
import type { Words } from '../../../content/commands/messages/Words.ts'
import { type WriteMessage, writeMessages, writeText } from '../../../core/edits/writeMessages.ts'
import { authorCommands } from './authorCommands.ts'
import { called } from './called.ts'
import { placesInWords, whereInWords } from './placesInWords.ts'
import type { Said } from './Said.ts'

const texts = { ...commandMessages, ...authorCommands } as unknown as Readonly<
  Record<string, AnyText>
> // `say` has tied the data to the code

const isOfWriting = (said: Exclude<Said, string>): said is WriteMessage =>
  Object.hasOwn(writeMessages, said.code)

/** So many documents are named where something is left to the author. */
const maxNamed = 8

/** What is reported to an author, in words; `titleOf` gives the title of a document. Nothing for what authors see elsewhere. Pure. */
export const saidText = (
  said: Said,
  titleOf: (path: string) => string | undefined = () => undefined,
): string => {
  if (typeof said === 'string') return said
  if (isOfWriting(said)) return writeText(said, called)
  const page = (path: string): string => {
    const title = titleOf(path)
    return title === undefined || /[“”]/.test(title) ? called(path) : `“${title}”`
  }
  const words: Words = {
    document: called,
    page,
    list: (list) => listInWords(list, page),
    places: (places) => placesInWords(places, { page }),
    left: (left) => whereInWords(left, { named: maxNamed, page }),
    field: ({ label }) => `“${label}”`,
    form: ({ title }) => `“${title}”`,
  }
  return texts[said.code]?.(said.data, words) ?? said.code
}

/** The lines that are shown. */
export const saidLines = (
  all: readonly Said[],
  titleOf?: (path: string) => string | undefined,
): string[] => all.map((said) => saidText(said, titleOf)).filter((line) => line !== '')

/** Why nothing was done, with that nothing was. */
export const whyText = (why: Said, titleOf?: (path: string) => string | undefined): string =>
  `${saidText(why, titleOf)} Nothing was changed.`
