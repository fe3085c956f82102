import type { Done } from '../../protocol/requests.ts'
import { useStudio } from '../store/useStudio.ts'
import { catchKeys } from './catchKeys.ts'
import { focusAt, textFields } from './focusAt.ts'
import { writtenPlace } from './writtenPlace.ts'

export type BlockDeeds = {
  /** Puts a new block before the one at `index`, or at the end. */
  readonly add: (type: string, index: number) => Promise<Done>
  readonly duplicate: (index: number) => Promise<Done>
  readonly remove: (index: number) => Promise<Done>
  readonly move: (from: number, to: number, focus?: string) => Promise<Done | undefined>
  readonly hide: (index: number, isHidden: boolean) => Promise<Done>
  readonly turn: (index: number, type: string) => Promise<Done>
  readonly copyTo: (index: number, route: string) => Promise<Done>
}

/** What is done to the blocks of a document. What was chosen stays chosen, wherever it has gone. */
export const useBlocks = (file: string, count: number): BlockDeeds => {
  const studio = useStudio()
  const place = (index: number) => ({ file, pointer: `/blocks/${index}` })
  const at = (index: number) => writtenPlace(place(index))
  return {
    add: async (type, index) => {
      const keys = catchKeys()
      const done = await studio.operate(['insert', type], index < count ? { before: at(index) } : { into: file })
      if (done.done) {
        studio.choose(place(index), 'panel')
        focusAt([`/blocks/${index}/heading`, `/blocks/${index}`], textFields, keys)
      } else keys.drop()
      return done
    },
    duplicate: async (index) => {
      const done = await studio.operate(['copy', at(index)])
      if (done.done) studio.choose(place(index + 1), 'panel')
      return done
    },
    remove: async (index) => {
      const { chosen } = studio.get()
      const done = await studio.operate(['remove', at(index)])
      // Who has chosen something else meanwhile stays there.
      if (done.done && studio.get().chosen === chosen) {
        studio.choose(undefined)
        focusAt(`/blocks/${Math.min(index, count - 2)}`, '.panel-entry-name')
      }
      return done
    },
    move: async (from, to, focus) => {
      if (to < 0 || to >= count || to === from) return undefined
      const done = await studio.operate(['move', at(from), String(to + 1)])
      if (done.done && studio.get().chosen) studio.choose(place(to), 'panel')
      if (done.done && focus) focusAt(`/blocks/${to}`, focus)
      return done
    },
    hide: (index, isHidden) => studio.operate([isHidden ? 'hide' : 'show', at(index)]),
    turn: (index, type) => studio.operate(['turn', at(index), type]),
    copyTo: (index, route) => studio.operate(['copy', at(index)], { into: route }),
  }
}
