import type { Studio } from '../store/Studio.ts'
import type { Place } from '../store/StudioState.ts'
import { writtenPlace } from './writtenPlace.ts'

type Done = { readonly done: boolean }

export type EntryDeeds = {
  readonly add: (words: readonly string[]) => Promise<Done>
  readonly duplicate: (index: number) => Promise<Done>
  readonly remove: (index: number) => Promise<Done>
  readonly move: (from: number, to: number) => Promise<Done | undefined>
}

/** What is done to the entries of a list: by the operations that authors' commands have, so that all that names an entry goes along. */
export const entryDeeds = (studio: Studio, list: Place, count: number): EntryDeeds => {
  const at = (index: number) => writtenPlace({ file: list.file, pointer: `${list.pointer}/${index}` })
  return {
    add: (words) => studio.operate(['insert', ...words], { into: writtenPlace(list) }),
    duplicate: (index) => studio.operate(['copy', at(index)]),
    remove: (index) => studio.operate(['remove', at(index)]),
    move: async (from, to) => (to < 0 || to >= count || to === from ? undefined : studio.operate(['move', at(from), String(to + 1)])),
  }
}
