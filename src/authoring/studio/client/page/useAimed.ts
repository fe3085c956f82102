import { type EnclosingEntry, enclosingEntries, meantEntry } from '../panel/enclosingEntries.ts'
import { type EntryDeeds, entryDeeds } from '../panel/entryDeeds.ts'
import { partThatMayGo } from '../panel/partThatMayGo.ts'
import { takeOut } from '../panel/takeOut.ts'
import { useBlocks } from '../panel/useBlocks.ts'
import { following } from '../store/following.ts'
import type { ChosenBy } from '../store/StudioState.ts'
import { useSiteKit } from '../store/useSiteKit.ts'
import { useStudio } from '../store/useStudio.ts'
import { blockAt } from '../ui/blockAt.ts'

/** What keys and the bar do to what is chosen: the entry of a list that is meant, else the block. */
export type AimedDeeds = {
  /** Where the chosen place is then, if it has gone anywhere. */
  readonly moveBy: (by: 1 | -1, chosenBy?: ChosenBy) => Promise<string | undefined>
  readonly duplicate: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** What is done to what is chosen in a document, whatever that is when it is done. */
export const useAimed = (file: string): AimedDeeds => {
  const studio = useStudio()
  const kit = useSiteKit()
  const blocks = useBlocks(file)
  const chosen = () =>
    studio.getState().chosen?.file === file ? studio.getState().chosen?.pointer : undefined
  const value = () => studio.getState().documents.get(file)?.value
  const meant = (): EnclosingEntry | undefined =>
    kit && meantEntry(enclosingEntries(kit, value(), chosen()))
  const deeds = ({ list, count: all }: EnclosingEntry) =>
    entryDeeds(studio, { file, pointer: list }, all)
  const along = async (
    does: () => ReturnType<EntryDeeds['move']>,
    to: (at: string) => string,
    by: ChosenBy = 'list',
  ) =>
    (await following(studio, does, (at) => ({ file, pointer: to(at?.pointer ?? '') }), by))?.place
      ?.pointer
  return {
    moveBy: async (by, chosenBy) => {
      const [entry, at] = [meant(), chosen() ?? '']
      if (!entry) {
        const block = blockAt(value(), at)?.index
        if (block !== undefined) await blocks.move(block, block + by)
        return undefined
      }
      const within = at.slice(entry.pointer.length)
      return along(
        () => deeds(entry).move(entry.index, entry.index + by),
        (to) => to + within,
        chosenBy,
      )
    },
    duplicate: async () => {
      const [entry, block] = [meant(), blockAt(value(), chosen())?.index]
      if (!entry) {
        if (block !== undefined) await blocks.duplicate(block)
      } else
        await along(
          () => deeds(entry).duplicate(entry.index),
          (to) => to,
        )
    },
    remove: async () => {
      const part = kit && partThatMayGo(kit, value(), chosen())
      if (part) return takeOut(studio, file, part)
      const [entry, block] = [meant(), blockAt(value(), chosen())?.index]
      if (!entry) {
        if (block !== undefined) await blocks.remove(block)
      } else {
        const next =
          entry.count > 1
            ? `${entry.list}/${Math.min(entry.index, entry.count - 2)}`
            : entry.list.replace(/\/[^/]*$/, '')
        await along(
          () => deeds(entry).remove(entry.index),
          () => next,
        )
      }
    },
  }
}
