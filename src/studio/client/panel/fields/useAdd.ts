import { flushSync } from 'react-dom'
import type { Schema } from '../../../../document/documentSchemas.ts'
import { blankOf } from '../../../../operations/entries/blankEntry.ts'
import { focusAt } from '../focusAt.ts'
import { useForm } from '../formContext.ts'
import { kindOf } from '../kindOf.ts'
import { useEdit } from '../useEdit.ts'
import { titleOf } from '../words.ts'

/** Begins a value that is not there yet: what is an object or a list must be there to be written in; a text begins with its first key. */
export const useAdd = () => {
  const edit = useEdit()
  const { kit } = useForm()
  return (pointer: string, schema: Schema, value: unknown): void => {
    const kind = kindOf(schema, kit.choices)
    const isMade = value === undefined && (kind === 'object' || kind === 'list' || kind === 'grid')
    if (isMade) flushSync(() => edit.set(pointer, blankOf(kit, schema), `New ${titleOf(schema)}`))
    focusAt(pointer)
  }
}
