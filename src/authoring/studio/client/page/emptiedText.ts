import { emptyCell } from '../../../../content/commands/entries/cellsAlong.ts'
import { isObject } from '../../../../core/document/isObject.ts'
import type { DocumentEdit } from '../../../../core/edits/change.ts'
import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import { cellPlace } from '../../protocol/entryPlace.ts'
import { emptied } from '../panel/emptied.ts'
import { stepsTo } from '../panel/stepsTo.ts'
import { titleOf } from '../ui/words.ts'

/**
 * What becomes of a text of a block that was emptied on the page and left so: it is taken out where it may be, else it is to be written, and a cell has the
 * sign for nothing. Until it is left nothing is written, since no page can be drawn with an empty text. Entries of lists are Enter's and Backspace's. Pure.
 */
export const emptiedText = (
  kit: SchemaKit,
  document: unknown,
  { file, pointer }: { readonly file: string; readonly pointer: string },
): { readonly label: string; readonly edits: readonly [DocumentEdit] } | undefined => {
  const step = stepsTo(kit, document, pointer).at(-1)
  if (!step || step.pointer !== pointer) return undefined
  const title = titleOf(step.schema)
  if (cellPlace(pointer))
    return { label: `Emptied ${title}`, edits: [{ kind: 'set', file, pointer, value: emptyCell }] }
  if (!isObject(step.holder.value)) return undefined
  if (!step.isNeeded)
    return { label: `Removed ${title}`, edits: [{ kind: 'remove', file, pointer }] }
  const value = emptied(kit, step.schema)
  return value === ''
    ? undefined
    : { label: `Emptied ${title}`, edits: [{ kind: 'set', file, pointer, value }] }
}
