import { withWritten } from '../../../../site/git/ownWork.ts'
import { digest } from '../../../../site/store/digest.ts'
import { contentOf } from './contentOf.ts'
import type { History } from './history.ts'
import type { StepRecord } from './stepRecord.ts'

/** After a server was killed: a step that was begun counts for what its files say, and where they say what they said before it never was. */
export const recover = (root: string, history: History): void => {
  const steps = history.steps()
  if (!steps.some(({ isBegun }) => isBegun)) return
  const hashOf = (path: string) => {
    const content = contentOf(root, path)
    return content === undefined ? null : digest(content)
  }
  /** Where typing was being joined to a step, the file says what it said until then. */
  const asOnDisk = (file: StepRecord['files'][number]) => {
    const now = hashOf(file.path)
    return now === file.after || now === null || !history.contents.find(now)
      ? file
      : { ...file, after: now }
  }
  let own = history.own()
  const next = steps.flatMap(({ isBegun, ...step }) => {
    if (!isBegun) return [step]
    const files = step.files.map(asOnDisk)
    if (!files.every(({ path, before, after }) => before !== after && hashOf(path) === after))
      return []
    own = withWritten(own, files)
    // What was last asked for is not done where the files say what they said before it: it will be asked for again.
    const isDone = files.every((file, index) => file === step.files[index])
    return [{ ...step, requests: isDone ? step.requests : step.requests.slice(0, -1), files }]
  })
  history.put(next, own)
}
