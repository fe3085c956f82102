import { flushSync } from 'react-dom'
import { blankOf } from '../../../../../content/commands/entries/blankEntry.ts'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import { titleOf } from '../../ui/words.ts'
import { focusAt } from '../focusAt.ts'
import { useForm } from '../formContext.ts'
import { itemsOf, kindOf, neededDay } from '../kindOf.ts'
import { useEdit } from '../useEdit.ts'

/** Begins a value that is not there yet: what is an object or a list must be there to be written in; a text begins with its first key. */
export const useAdd = () => {
  const edit = useEdit()
  const { kit } = useForm()
  return (pointer: string, schema: Schema, value: unknown): void => {
    const kind = kindOf(schema, kit.choices)
    const isAskedFirst = kind === 'list' && neededDay(itemsOf(schema), kit.choices) !== undefined // an entry is made once its day is chosen
    const isMade =
      value === undefined &&
      !isAskedFirst &&
      (kind === 'object' || kind === 'list' || kind === 'grid')
    if (isMade) flushSync(() => edit.set(pointer, blankOf(kit, schema), `New ${titleOf(schema)}`))
    // Whoever asks for it by its name wants it: a switch that is then still to be turned on changes nothing, and nobody sees that it must be.
    if (value === undefined && kind === 'switch')
      flushSync(() => edit.set(pointer, schema['default'] !== true, titleOf(schema)))
    focusAt(pointer)
  }
}
