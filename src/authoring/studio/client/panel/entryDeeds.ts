import type { Place, StudioCommand } from '../../protocol/requests.ts'
import type { Studio } from '../store/Studio.ts'
import { noteIfField } from './copiedFields.ts'

/** `at`: where that stands then which was moved, duplicated or put in. */
type Did = { readonly done: boolean; readonly at?: Place | undefined }

export type EntryDeeds = {
  /** At the end of the list, or after the entry of an index; what `value` does not say is as in a new entry. */
  readonly add: (value: unknown, after?: number) => Promise<Did>
  readonly duplicate: (index: number) => Promise<Did>
  readonly remove: (index: number) => Promise<Did>
  readonly move: (from: number, to: number) => Promise<Did | undefined>
}

/** Moves what stands at a place to another of its list: by one, from wherever it is by then; else beside what stands there. */
export const moveCommand = (
  place: (index: number) => Place,
  from: number,
  to: number,
): StudioCommand => {
  const at = place(from)
  if (Math.abs(to - from) === 1) return { kind: 'moveEntry', at, by: to < from ? -1 : 1 }
  const position = to < from ? { before: place(to) } : { after: place(to) }
  return { kind: 'moveEntryTo', at, position }
}

/** What is done to the entries of a list: by commands, so that all that names an entry goes along. */
export const entryDeeds = (studio: Studio, list: Place, count: number): EntryDeeds => {
  const at = (index: number) => ({ file: list.file, pointer: `${list.pointer}/${index}` })
  return {
    add: (value, after) =>
      studio.runCommand({
        kind: 'insertEntry',
        position: after === undefined ? { into: list } : { after: at(after) },
        value,
      }),
    duplicate: async (index) => {
      const done = await studio.runCommand({ kind: 'copyEntry', at: at(index) })
      if (done.done && done.at)
        noteIfField(studio.getState().documents.get(done.at.file)?.value, done.at)
      return done
    },
    remove: (index) => studio.runCommand({ kind: 'removeEntry', at: at(index) }),
    move: async (from, to) =>
      to < 0 || to >= count || to === from
        ? undefined
        : studio.runCommand(moveCommand(at, from, to)),
  }
}
