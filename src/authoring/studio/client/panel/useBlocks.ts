import type { Done } from '../../protocol/requests.ts'
import { following } from '../store/following.ts'
import { useStudio } from '../store/useStudio.ts'
import { valueAt } from '../store/valueAfter.ts'
import { authorDeeds } from './authorDeeds.ts'
import { catchKeys } from './catchKeys.ts'
import { moveCommand } from './entryDeeds.ts'
import { focusAt, textFields } from './focusAt.ts'

export type BlockDeeds = {
  /** Puts a new block before the one at `index`, or at the end. */
  readonly add: (type: string, index: number) => Promise<Done>
  readonly duplicate: (index: number) => Promise<Done>
  readonly remove: (index: number) => Promise<Done>
  readonly move: (from: number, to: number, focus?: string) => Promise<Done | undefined>
  readonly hide: (index: number, isHidden: boolean) => Promise<Done>
  readonly turn: (index: number, type: string) => Promise<Done>
  /** To the end of another document. */
  readonly copyTo: (index: number, file: string) => Promise<Done>
}

/** What is done to the blocks of a document. What was chosen stays chosen, wherever it has gone. */
export const useBlocks = (file: string): BlockDeeds => {
  const studio = useStudio()
  const place = (index: number) => ({ file, pointer: `/blocks/${index}` })
  const count = () => {
    const blocks = valueAt(studio.getState().documents.get(file)?.value, ['blocks'])
    return Array.isArray(blocks) ? blocks.length : 0
  }
  return {
    add: async (type, index) => {
      const keys = catchKeys()
      const done = await studio.runCommand({
        kind: 'insertEntry',
        position:
          index < count() ? { before: place(index) } : { into: { file, pointer: '/blocks' } },
        value: { type },
      })
      if (done.done && done.at) {
        studio.choose(done.at, 'panel')
        focusAt([`${done.at.pointer}/heading`, done.at.pointer], textFields, keys)
      } else keys.drop()
      return done
    },
    duplicate: async (index) => {
      const done = await studio.runCommand({ kind: 'copyEntry', at: place(index) })
      if (done.done) studio.choose(done.at, 'panel')
      return done
    },
    remove: async (index) => {
      const since = authorDeeds()
      const operation = studio.runCommand({ kind: 'removeEntry', at: place(index) })
      // Who has chosen something else meanwhile stays there.
      const went = await following(
        studio,
        () => operation,
        () => undefined,
      )
      if (went)
        focusAt(`/blocks/${Math.min(index, count() - 1)}`, '.panel-entry-name', undefined, since)
      return await operation
    },
    move: async (from, to, focus) => {
      if (to < 0 || to >= count() || to === from) return undefined
      const since = authorDeeds()
      const done = await studio.runCommand(moveCommand(place, from, to))
      if (done.done && done.at && studio.getState().chosen) studio.choose(done.at, 'panel')
      if (done.done && done.at && focus) focusAt(done.at.pointer, focus, undefined, since)
      return done
    },
    hide: async (index, isHidden) => {
      const done = await studio.runCommand({
        kind: isHidden ? 'hideBlock' : 'showBlock',
        at: place(index),
      })
      // What is back is seen to be back.
      if (done.done && !isHidden) studio.choose(place(index), 'panel')
      return done
    },
    turn: (index, type) => studio.runCommand({ kind: 'turnBlock', at: place(index), type }),
    copyTo: (index, to) =>
      studio.runCommand({
        kind: 'copyEntry',
        at: place(index),
        position: { into: { file: to, pointer: '/blocks' } },
      }),
  }
}
