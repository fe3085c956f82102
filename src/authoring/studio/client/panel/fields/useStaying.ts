import { useRef } from 'react'
import type { FieldKind } from '../kindOf.ts'

/** What is taken out by a button of its own is gone then; all else is emptied by whoever is in it. */
const takenOut: ReadonlySet<FieldKind> = new Set([
  'object',
  'grid',
  'picture',
  'presets',
  'dialogPresets',
])

/**
 * The fields of a form that stay as long as it stands open: those that have held something, or been told of, since. One that folded away as soon as it is
 * empty would take the focus along, and put something else under what is pressed next.
 */
export const useStaying = () => {
  const keys = useRef(new Set<string>())
  return {
    has: (key: string): boolean => keys.current.has(key),
    note: (key: string, kind: FieldKind): void => {
      if (!takenOut.has(kind)) keys.current.add(key)
    },
    let: (gone: readonly string[]): void => {
      for (const key of gone) keys.current.delete(key)
    },
  }
}
