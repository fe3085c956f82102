import type { LintFile } from './context.ts'

const known = new WeakMap<LintFile, Set<string>>()

/** The ids that links can lead to on a page. */
export const idsOf = (file: LintFile): Set<string> => {
  const before = known.get(file)
  if (before) return before
  const ids = new Set(file.gathered.ids.map(({ id }) => id))
  known.set(file, ids)
  return ids
}
