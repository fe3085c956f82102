import { flushSync } from 'react-dom'
import type { Schema } from '../../../../document/documentSchemas.ts'
import { blankOf } from '../../../../operations/entries/blankEntry.ts'
import { useStudio } from '../../store/useStudio.ts'
import { focusAt } from '../focusAt.ts'
import { useForm } from '../formContext.ts'
import { kindOf } from '../kindOf.ts'
import { titleOf } from '../words.ts'

/** Begins a value that is not there yet: what is an object or a list must be there to be written in; a text begins with its first key. */
export const useAdd = () => {
  const studio = useStudio()
  const { kit, file, about } = useForm()
  return (pointer: string, schema: Schema, value: unknown): void => {
    const kind = kindOf(schema, kit.choices)
    const isMade = value === undefined && (kind === 'object' || kind === 'list' || kind === 'grid')
    if (isMade)
      flushSync(() => studio.send({ label: `New in ${about}: ${titleOf(schema)}`, edits: [{ kind: 'set', file, pointer, value: blankOf(kit, schema) }] }))
    focusAt(pointer)
  }
}
