import { TextField } from '@radix-ui/themes'
import { type ChangeEvent, type FocusEvent, useState } from 'react'
import { titleOf } from '../../ui/words.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'

/** A time of day, as the browser asks for it. One that is half typed, or must be there and is empty, writes nothing: whoever leaves it finds what stood there. */
export const TimeField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const [isHalf, setHalf] = useState(false)
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isEmpty = target.value === ''
    const removes = isEmpty && isOptional && !target.validity.badInput
    setHalf(isEmpty && !removes)
    if (removes) edit.remove(pointer, titleOf(schema), true)
    else if (!isEmpty) edit.set(pointer, target.value, titleOf(schema), true)
  }
  // Emptied part by part it tells of the first part alone.
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (isHalf && isOptional && target.value === '' && !target.validity.badInput)
      edit.remove(pointer, titleOf(schema), true)
    setHalf(false)
  }
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare }}>
      {(wiring) => (
        <span className="day-field" data-time>
          <TextField.Root
            {...wiring}
            type="time"
            value={isHalf || typeof value !== 'string' ? '' : value}
            onChange={change}
            onBlur={leave}
          />
        </span>
      )}
    </FieldLayout>
  )
}
