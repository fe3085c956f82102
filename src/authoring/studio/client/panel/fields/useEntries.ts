import { useRef } from 'react'
import { blankOf } from '../../../../../content/commands/entries/blankEntry.ts'
import { withGiven } from '../../../../../content/commands/entries/fillEntry.ts'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import { useStudio } from '../../store/useStudio.ts'
import { titleOf } from '../../ui/words.ts'
import { authorDeeds } from '../authorDeeds.ts'
import { catchKeys } from '../catchKeys.ts'
import { type EntryDeeds, entryDeeds } from '../entryDeeds.ts'
import { focusAt, textFields } from '../focusAt.ts'
import { useForm } from '../formContext.ts'
import { plainDeeds } from '../plainDeeds.ts'

/** The control of an entry by which it is moved: after a move it keeps the focus. */
const handle = '.panel-handle'

export type Entries = {
  readonly add: (value?: unknown, after?: number) => ReturnType<EntryDeeds['add']>
  readonly duplicate: (index: number) => Promise<void>
  readonly remove: (index: number) => Promise<void>
  readonly move: (from: number, to: number) => Promise<void>
}

/** What is done to the entries of a list in a form; what was done to keeps the focus. */
export const useEntries = (pointer: string, count: number, item: Schema): Entries => {
  const studio = useStudio()
  const { file, kit, isPlain } = useForm()
  const list = { file, pointer }
  const does = isPlain
    ? plainDeeds(studio, list, titleOf(item), (value) => withGiven(item, blankOf(kit, item), value))
    : entryDeeds(studio, list, count)
  // Keys that are typed before the new entry has come would press its button again.
  const adding = useRef<ReturnType<EntryDeeds['add']>>(undefined)
  const add: EntryDeeds['add'] = async (value, after) => {
    const keys = catchKeys()
    const done = await does.add(value, after)
    if (done.at) focusAt(done.at.pointer, textFields, keys)
    else keys.drop()
    adding.current = undefined
    return done
  }
  return {
    add: (value, after) => {
      adding.current ??= add(value, after)
      return adding.current
    },
    duplicate: async (index) => {
      const since = authorDeeds()
      const done = await does.duplicate(index)
      if (done.at) focusAt(done.at.pointer, handle, undefined, since)
    },
    remove: async (index) => {
      const since = authorDeeds()
      const done = await does.remove(index)
      if (!done.done) return
      if (count > 1) focusAt(`${pointer}/${Math.min(index, count - 2)}`, handle, undefined, since)
      else focusAt(pointer, '.panel-add', undefined, since)
    },
    move: async (from, to) => {
      const since = authorDeeds()
      const done = await does.move(from, to)
      if (done?.at) focusAt(done.at.pointer, handle, undefined, since)
    },
  }
}
