import { mergeTexts } from '../../../../content/changes/merge/mergeTexts.ts'
import { revertText } from '../../../../content/changes/messages/changeMessages.ts'
import { authorNaming } from '../../../../content/changes/messages/Words.ts'
import { outlineOf } from '../../../../content/changes/outlineOf.ts'
import { takeBack } from '../../../../content/changes/takeBack/takeBack.ts'
import { OperationError, type Plan, refuse } from '../../../../content/commands/Ground.ts'
import { say } from '../../../../content/commands/messages/say.ts'
import { assetFolder } from '../../../../core/document/addresses.ts'
import { assetsFolder } from '../../../../core/document/sources.ts'
import { apply } from '../../../../core/edits/apply.ts'
import type { Content, Edit, ReadFile } from '../../../../core/edits/change.ts'
import type { Kit } from '../../../../core/kit/Kit.ts'
import type { BringBackRequest } from '../../protocol/publishing.ts'
import { isWritable } from '../history/writablePlace.ts'
import { keyOf } from '../views/changesNow.ts'
import type { OpenVersion } from './OpenVersion.ts'

type Bytes = string | Uint8Array | undefined

const bytesOf = (content: Content | undefined): Bytes =>
  content !== undefined && typeof content !== 'string' && 'of' in content
    ? refuse(say('fileOfItTooLarge'))
    : content

const isSame = (one: Bytes, other: Bytes): boolean =>
  one === undefined || other === undefined
    ? one === other
    : Buffer.from(one).equals(Buffer.from(other))

/** What a file is to say, so that what led from one content to another is undone; what came since stays. */
const without = (kit: Kit, path: string, then: Bytes, goal: Bytes, now: Bytes): Bytes => {
  if (isSame(now, then)) return goal
  if (isSame(now, goal)) return now
  if (typeof then !== 'string' || typeof goal !== 'string' || typeof now !== 'string')
    return refuse(say('changedAsWhole', { path }))
  const merged = mergeTexts(kit, path, { base: then, ours: now, theirs: goal })
  if (!merged || merged.clashes.length > 0) return refuse(say('sameWordsChanged', { path }))
  return merged.text
}

const editOf = (path: string, now: Bytes, next: Bytes): Edit[] => {
  if (isSame(now, next)) return []
  if (!isWritable(path)) return refuse(say('notWrittenByStudio', { path }))
  if (next === undefined) return [{ kind: 'removeFile', file: path }]
  return [{ kind: now === undefined ? 'create' : 'write', file: path, content: next }]
}

type Wanted = {
  readonly label: string
  readonly goals: ReadonlyMap<string, readonly [then: Bytes, goal: Bytes]>
}

/** All of a version taken back: each file as it was before. */
const wholeVersion = ({ version, states }: OpenVersion): Wanted => ({
  label: `Took back “${version.summary}”`,
  goals: new Map(
    states.touched
      .filter(isWritable)
      .map((path) => [path, [bytesOf(states.after(path)), bytesOf(states.before(path))]] as const),
  ),
})

const oneChange = (kit: Kit, { states, changes }: OpenVersion, key: string): Wanted => {
  const told =
    changes.files.flatMap(({ changes: own }) => own).find((one) => keyOf(one) === key) ??
    refuse(say('noSuchChange'))
  const taken = takeBack(kit, states, changes, told)
  if ('why' in taken) return refuse(say(taken.why))
  const { files } = apply(taken.change, states.after)
  return {
    label: revertText(told.message, authorNaming),
    goals: new Map(
      [...files].map(
        ([path, content]) => [path, [bytesOf(states.after(path)), bytesOf(content)]] as const,
      ),
    ),
  }
}

const titleIn = (text: Bytes, path: string): string => {
  const [, title] =
    /"title"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(typeof text === 'string' ? text : '') ?? []
  return title === undefined ? path : (JSON.parse(`"${title}"`) as string) // it was written as a string of JSON
}

/** The pictures that a page used and that are gone by now. */
const missingPictures = (kit: Kit, path: string, text: string, then: ReadFile, now: ReadFile) =>
  (outlineOf(kit, path, text)?.assets ?? []).flatMap(
    (address): [string, readonly [Bytes, Bytes]][] => {
      const place = `${assetsFolder}/${address.slice(assetFolder.length)}`
      const picture =
        address.startsWith(assetFolder) && isWritable(place) && now(place) === undefined
          ? bytesOf(then(place))
          : undefined
      return picture === undefined ? [] : [[place, [undefined, picture]]]
    },
  )

const ownSchema = /^(\s*\{\s*"\$schema"\s*:\s*)("(?:[^"\\]|\\.)*")/

/** A document of another folder: where its schema lies it says by the folder that it is in now. */
const asPlacedNow = (then: Bytes, now: Bytes): Bytes => {
  const [, , schema] = (typeof now === 'string' && ownSchema.exec(now)) || []
  return typeof then === 'string' && schema !== undefined
    ? then.replace(ownSchema, (_, start: string) => start + schema)
    : then
}

/** A file as it was after a version, where it is called `path` today; where the version has removed it, as it was before that. */
const oneFile = (
  kit: Kit,
  { version, states }: OpenVersion,
  then: string,
  path: string,
  read: ReadFile,
): Wanted => {
  const now = bytesOf(read(path))
  const goal = asPlacedNow(
    bytesOf(states.after(then)) ??
      bytesOf(states.before(then)) ??
      refuse(say('notInVersion', { file: then })),
    now,
  )
  const pictures =
    typeof goal === 'string' ? missingPictures(kit, path, goal, states.after, read) : []
  const day = new Date(version.at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return {
    label: `Brought back “${titleIn(goal, path)}” as of ${day}`,
    goals: new Map([[path, [now, goal] as const], ...pictures]),
  }
}

const planned = (
  kit: Kit,
  open: OpenVersion,
  what: BringBackRequest['what'],
  read: ReadFile,
): { readonly label: string; readonly edits: readonly Edit[] } => {
  const wanted =
    what.kind === 'version'
      ? wholeVersion(open)
      : what.kind === 'change'
        ? oneChange(kit, open, what.key)
        : oneFile(kit, open, what.file, what.now ?? what.file, read)
  const edits = [...wanted.goals].flatMap(([path, [then, goal]]) => {
    const now = bytesOf(read(path))
    return editOf(path, now, without(kit, path, then, goal, now))
  })
  return { label: wanted.label, edits }
}

/** Brings back something of an earlier version as a new change of the site as it is now. Errors: `OperationError`. */
export const bringBack = (
  kit: Kit,
  open: OpenVersion,
  what: BringBackRequest['what'],
  read: ReadFile,
): Plan => {
  const { label, edits } = planned(kit, open, what, read)
  if (edits.length === 0) return refuse(say('nothingToBringBack'))
  return {
    change: { label, edits },
    messages: [say('broughtBack', { label })],
    asWritten: true,
  }
}

/** Whether the site is so already as it would be after something was brought back. Where that can't be done, it is not. */
export const isBroughtBack = (
  kit: Kit,
  open: OpenVersion,
  what: BringBackRequest['what'],
  read: ReadFile,
): boolean => {
  try {
    return planned(kit, open, what, read).edits.length === 0
  } catch (error) {
    if (error instanceof OperationError) return false
    throw error
  }
}
