import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import { focusAt } from '../focusAt.ts'
import { isLeftOut, leftOutOf } from '../leftOut.ts'
import { useEdit } from '../useEdit.ts'

export type LeftOutState = {
  readonly keys: readonly string[]
  readonly says: string
  readonly isOn: boolean
  readonly turn: (isOn: boolean) => void
}

/** The keys of an object that are left out together, and whether they are; undefined where its schema says of none what that means. `onOut`: they are gone. */
export const useLeftOut = (
  schema: Schema,
  pointer: string,
  record: Readonly<Record<string, unknown>>,
  onOut: () => void,
): LeftOutState | undefined => {
  const edit = useEdit()
  /** The author is about to write them. */
  const [writes, setWrites] = useState(false)
  const leftOut = leftOutOf(schema)
  if (!leftOut) return undefined
  const { keys, says } = leftOut
  const isOut = isLeftOut(leftOut, record)
  if (writes && !isOut) setWrites(false)
  const turn = (isOn: boolean) => {
    if (!isOn) {
      flushSync(() => setWrites(true))
      return focusAt(`${pointer}/${keys[0]}`)
    }
    setWrites(false)
    onOut()
    // At once, as one step.
    if (!isOut)
      edit.remove(
        keys.filter((key) => record[key] !== undefined).map((key) => `${pointer}/${key}`),
        says,
      )
  }
  return { keys, says, isOn: isOut && !writes, turn }
}
