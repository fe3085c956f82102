import { TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { useEdit } from '../useEdit.ts'
import { titleOf } from '../words.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './FieldProps.ts'

/** A number. What is none stays in the field and is told; the document keeps the last one. */
export const NumberField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const [draft, setDraft] = useState<string>()
  const shown = draft ?? (value === undefined ? '' : String(value))
  const isNone = draft !== undefined && draft.trim() !== '' && !Number.isFinite(Number(draft))
  const change = (text: string) => {
    setDraft(text)
    if (text.trim() === '') return isOptional ? edit.remove(pointer, titleOf(schema), true) : undefined
    if (Number.isFinite(Number(text))) edit.set(pointer, Number(text), titleOf(schema), true)
  }
  return (
    <FieldFrame {...{ schema, pointer, isOptional, isBare }}>
      {(wiring) => (
        <>
          <TextField.Root
            {...wiring}
            aria-invalid={wiring['aria-invalid'] || isNone || undefined}
            inputMode="decimal"
            value={shown}
            onChange={(event) => change(event.target.value)}
            onBlur={() => (isNone ? undefined : setDraft(undefined))}
          />
          {isNone ? (
            <p className="panel-amiss" role="alert">
              “{draft}” is no number.
            </p>
          ) : null}
        </>
      )}
    </FieldFrame>
  )
}
