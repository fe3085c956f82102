import { useCallback, useState } from 'react'

const none: ReadonlySet<string> = new Set()

/** The fields of a form that hold something that can't be saved, and how they say so. */
export const useDraftFields = () => {
  const [dirtyFields, setHeld] = useState(none)
  const hold = useCallback(
    (pointer: string, isHeld: boolean) =>
      setHeld((known) => {
        if (known.has(pointer) === isHeld) return known
        const next = new Set(known)
        if (isHeld) next.add(pointer)
        else next.delete(pointer)
        return next
      }),
    [],
  )
  return [dirtyFields, hold] as const
}
