import { callOf } from '../../../../content/commands/names/callOf.ts'
import type { DocumentEdit } from '../../../../core/edits/change.ts'
import { keysOf } from '../../../../core/model/schema/path.ts'
import type { Studio } from '../store/Studio.ts'
import type { Place } from '../store/StudioState.ts'
import { valueAt } from '../store/valueAfter.ts'
import type { EntryDeeds } from './entryDeeds.ts'

/** What is done to the entries of a list that nothing else names: by plain edits, so that its keys may be any, such as the addresses of pages. */
export const plainDeeds = (
  studio: Studio,
  { file, pointer }: Place,
  title: string,
  make: (value: unknown) => unknown,
): EntryDeeds => {
  const list = () => {
    const found = valueAt(studio.getState().documents.get(file)?.value, keysOf(pointer))
    return Array.isArray(found) ? (found as readonly unknown[]) : []
  }
  const send = async (words: string, index: number | undefined, ...edits: DocumentEdit[]) => {
    studio.send({ label: words, edits })
    studio.notify(`${words}.`, 'done', true)
    return {
      done: true,
      ...(index === undefined ? {} : { at: { file, pointer: `${pointer}/${index}` } }),
    }
  }
  const called = (index: number) => {
    const call = callOf(list()[index])
    return call === undefined ? title : `${title} “${call}”`
  }
  return {
    add: (value, after = list().length - 1) =>
      send(
        `New: ${title}`,
        after + 1,
        list().length === 0
          ? { kind: 'set', file, pointer, value: [make(value)] }
          : { kind: 'insert', file, pointer: `${pointer}/${after + 1}`, values: [make(value)] },
      ),
    duplicate: (index) =>
      send(`Duplicated ${called(index)}`, index + 1, {
        kind: 'insert',
        file,
        pointer: `${pointer}/${index + 1}`,
        values: [list()[index]],
      }),
    // A list of none is left out altogether.
    remove: (index) =>
      send(`Removed ${called(index)}`, undefined, {
        kind: 'remove',
        file,
        pointer: list().length === 1 ? pointer : `${pointer}/${index}`,
      }),
    move: async (from, to) =>
      to < 0 || to >= list().length || to === from
        ? undefined
        : send(`${called(from)} is number ${to + 1} of ${list().length}`, to, {
            kind: 'move',
            file,
            pointer: `${pointer}/${from}`,
            to: `${pointer}/${to}`,
          }),
  }
}
