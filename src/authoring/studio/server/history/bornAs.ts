import type { StepRecord } from './stepRecord.ts'

/**
 * The hash of what a file said when it was made here, under whatever name it was made; undefined where that is not known, such as of a file that was
 * there before. `steps` are the history's, oldest first. Pure.
 */
export const bornAs = (steps: readonly StepRecord[], path: string): string | undefined => {
  const standing = steps.filter(({ isUndone }) => !isUndone)
  const at = standing.findLastIndex(({ files }) =>
    files.some((file) => file.path === path && file.before === null && file.after !== null),
  )
  const step = standing[at]
  if (!step) return undefined
  // A step that makes one file and takes one away has moved it.
  const [gone, ...others] = step.files.filter(
    ({ before, after }) => before !== null && after === null,
  )
  const made = step.files.filter(({ before }) => before === null)
  if (gone && others.length === 0 && made.length === 1)
    return bornAs(standing.slice(0, at), gone.path)
  return step.files.find((file) => file.path === path)?.after ?? undefined
}
