import type { States } from '../states.ts'
import { jsonOf } from './readJson.ts'

/** By the old address, the one that it leads to in the second state. */
export const redirectsOf = (states: States): Map<string, string> => {
  const list = jsonOf(states.after('pages/_site.json'))['redirects']
  const entries: readonly unknown[] = Array.isArray(list) ? list : []
  return new Map(
    entries.flatMap((entry) =>
      typeof entry === 'object' && entry && 'from' in entry && 'to' in entry
        ? [[String(entry.from), String(entry.to)] as const]
        : [],
    ),
  )
}
