import { useState } from 'react'
import type { z } from 'zod'
import { forget, keep, readKept, type Where } from './kept.ts'
import { useStudioState } from './useStudio.ts'

/**
 * A value that is kept for this site: whoever looks elsewhere meanwhile, or loads the page anew, finds it again; `given` where nothing is kept. The third
 * forgets it.
 */
export const useKept = <Value>(
  name: string,
  schema: z.ZodType<Value>,
  given: Value,
  where: Where = 'browser',
): readonly [Value, (next: Value) => void, () => void] => {
  const root = useStudioState(({ overview }) => overview?.root ?? '')
  const place = `studio:${name}:${root}`
  const read = () => ({ place, value: readKept(place, schema, where) ?? given })
  const [known, setKnown] = useState(read)
  // The name is another one for another document, and once it is known which site this is.
  const kept = known.place === place ? known : read()
  if (kept !== known) setKnown(kept)
  const change = (value: Value) => {
    setKnown({ place, value })
    keep(place, value, where)
  }
  return [kept.value, change, () => forget(place, where)]
}
