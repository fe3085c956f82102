import type { Edit } from '../../../core/edits/change.ts'
import { type CommandMessage, say } from '../messages/say.ts'
import type { LineOfFile, Place } from '../messages/Words.ts'
import type { Made } from './redirectEdits.ts'

export const placesOf = (edits: readonly Edit[]): Place[] =>
  edits.map((edit) => ({
    file: edit.file,
    ...('pointer' in edit ? { pointer: edit.pointer } : {}),
  }))

/** The message that names the places of edits; none where nothing is edited. */
export const tellEdits = (
  edits: readonly Edit[],
  message: (places: readonly Place[]) => CommandMessage = (places) =>
    say('newNameWritten', { places }),
): CommandMessage[] => (edits.length > 0 ? [message(placesOf(edits))] : [])

/** What is left to the author. */
export const tellLeft = (left: readonly LineOfFile[]): CommandMessage[] =>
  left.length > 0 ? [say('leftToYou', { left })] : []

/** What becomes of old addresses. */
export const tellRedirects = ({ added, removed, forgotten }: Made): CommandMessage[] => [
  ...(added.length > 0 ? [say('redirectsAdded', { redirects: added })] : []),
  ...(removed.length > 0 ? [say('redirectsRemoved', { redirects: removed })] : []),
  ...(forgotten.length > 0 ? [say('redirectsForgotten', { redirects: forgotten })] : []),
]
