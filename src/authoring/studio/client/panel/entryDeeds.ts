import type { Place } from '../../protocol/requests.ts'
import type { Studio } from '../store/Studio.ts'
import { noteIfField } from './copiedFields.ts'

/** `at`: where that stands then which was moved, duplicated or put in. */
type Did = { readonly done: boolean; readonly at?: Place | undefined }

export type EntryDeeds = {
  /** At the end of the list, or after the entry of an index. */
  readonly add: (words: readonly string[], after?: number) => Promise<Did>
  readonly duplicate: (index: number) => Promise<Did>
  readonly remove: (index: number) => Promise<Did>
  readonly move: (from: number, to: number) => Promise<Did | undefined>
}

/** The words that move what stands at a place to another of its list: by one, from wherever it is by then; else beside what stands there. */
export const moveWords = (
  place: (index: number) => Place,
  from: number,
  to: number,
): Parameters<Studio['operate']> => {
  if (Math.abs(to - from) === 1) return [['move', place(from), to < from ? 'up' : 'down']]
  return [['move', place(from)], { [to < from ? 'before' : 'after']: place(to) }]
}

/** What is done to the entries of a list: by the operations that authors' commands have, so that all that names an entry goes along. */
export const entryDeeds = (studio: Studio, list: Place, count: number): EntryDeeds => {
  const at = (index: number) => ({ file: list.file, pointer: `${list.pointer}/${index}` })
  return {
    add: (words, after) =>
      studio.operate(
        ['insert', ...words],
        after === undefined ? { into: list } : { after: at(after) },
      ),
    duplicate: async (index) => {
      const done = await studio.operate(['copy', at(index)])
      if (done.done && done.at)
        noteIfField(studio.get().documents.get(done.at.file)?.value, done.at)
      return done
    },
    remove: (index) => studio.operate(['remove', at(index)]),
    move: async (from, to) =>
      to < 0 || to >= count || to === from ? undefined : studio.operate(...moveWords(at, from, to)),
  }
}
