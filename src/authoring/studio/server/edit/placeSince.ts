import { differencesIn } from '../../../../content/changes/compare/differencesIn.ts'
import { withPlaces } from '../../../../content/commands/Command.ts'
import { refuse } from '../../../../content/commands/Ground.ts'
import { say } from '../../../../content/commands/messages/say.ts'
import { readDocument } from '../../../../content/lint/project/readDocument.ts'
import { documentSchemas } from '../../../../core/document/documentSchemas.ts'
import { isOfDocument } from '../../../../core/edits/change.ts'
import { followPointer } from '../../../../core/edits/followPointer.ts'
import { editThings, identify, plain } from '../../../../core/edits/identify.ts'
import type { Kit } from '../../../../core/kit/Kit.ts'
import { siteVersion } from '../../../../core/model/history/siteVersion.ts'
import { digest } from '../../../../site/store/digest.ts'
import type { LiveSite } from '../../../workspace/liveSite.ts'
import type { OperationRequest, Place, Seen } from '../../protocol/requests.ts'

type Around = {
  readonly kit: Kit
  readonly live: LiveSite
  /** What a file said by the hash of it. */
  readonly textBy: (hash: string) => string | undefined
}

const after = (value: unknown, edits: Seen['edits']): unknown => {
  const thing = identify(value)
  let next = 0
  for (const edit of edits) editThings(thing, edit, () => (next -= 1))
  return plain(thing)
}

/** Where the thing stands now that stood at a place when the file said `text` and some edits were made on it. Errors: `OperationError` where it is gone, or the text is not known. */
const placeSince = (
  { kit, live }: Omit<Around, 'textBy'>,
  { file, pointer }: Place,
  text: string | undefined,
  made: Seen['edits'] = [],
): Place => {
  const now = live.files.find(({ path, place }) => path === file && place)
  if (!now || (text === now.text && made.length === 0)) return { file, pointer } // of what is no document, whoever does it tells
  if (text === undefined) return refuse(say('pageSeenLongAgo'))
  const value = after(
    readDocument(kit, file, text, { writtenFor: siteVersion(live.sources) }).value,
    made,
  )
  const schema = now.place && documentSchemas[now.place.kind]
  const edits = differencesIn(kit.choices, file, schema, value, now.value).flatMap((found) =>
    found.edits.filter(isOfDocument),
  )
  return {
    file,
    pointer: followPointer(value, edits, pointer) ?? refuse(say('placeGone')),
  }
}

const placeNow = ({ textBy, ...around }: Around, place: Place, seen: Seen | undefined): Place => {
  const now = around.live.files.find(({ path }) => path === place.file)?.text
  const text = now !== undefined && seen?.hash === digest(now) ? now : textBy(seen?.hash ?? '')
  return placeSince(around, place, text, seen?.edits)
}

/** A command with its places as they are now. Errors: `OperationError`. */
export const commandNow = (
  around: Around,
  { command, seen }: OperationRequest,
): OperationRequest['command'] =>
  withPlaces(command, (place) =>
    place.pointer === '/blocks' ? place : placeNow(around, place, seen[place.file]),
  )
