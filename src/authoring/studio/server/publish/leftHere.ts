import { stayedIn } from '../../../../content/changes/merge/stayedIn.ts'
import type { Kit } from '../../../../core/kit/Kit.ts'
import type { FileContent } from '../../../../site/git/ownWork.ts'
import { digest } from '../../../../site/store/digest.ts'
import type { VersionsAnswer } from '../../protocol/publishing.ts'
import type { History } from '../history/history.ts'
import type { StepRecord } from '../history/stepRecord.ts'

/** A file with work of the studio that is not published, as it was published and as it is now. */
type Waiting = { readonly path: string; readonly published: FileContent; readonly now: FileContent }
type Turned = StepRecord['files'][number]

const hashOf = (content: FileContent) => content && digest(content)

/** Tells of what steps have done to a file whether something of it has stayed here. */
const isLeftIn = (
  kit: Kit,
  { contents }: History,
  { path, published, now }: Waiting,
): ((turned: Turned) => boolean) => {
  if (published === null) return () => true // nothing of it was ever published
  const [out, here] = [hashOf(published), hashOf(now)]
  const stayed =
    path.endsWith('.json') && now !== null
      ? stayedIn(kit, path, { published: published.toString(), now: now.toString() })
      : undefined
  return ({ before, after }) => {
    if (before === null) return false // it is there for visitors, too
    if (!stayed || after === null) return here === after && out !== after
    const [was, is] = [contents.find(before), contents.find(after)]
    return (
      was !== undefined &&
      is !== undefined &&
      stayed({ before: was.toString(), after: is.toString() })
    )
  }
}

/** The steps that were done before the last publication and of which something is not published: by their ids, with the files in which it has stayed. */
export const leftHere = (
  kit: Kit,
  history: History,
  waiting: readonly Waiting[],
  last: string | undefined,
): VersionsAnswer['left'] => {
  if (last === undefined || waiting.length === 0) return {}
  const until = new Date(last).toISOString()
  const isLeft = new Map(waiting.map((one) => [one.path, isLeftIn(kit, history, one)]))
  const steps = history.steps().filter(({ at, isUndone }) => at <= until && !isUndone)
  const left = steps.map(
    ({ id, files }) =>
      [id, files.filter((file) => isLeft.get(file.path)?.(file)).map(({ path }) => path)] as const,
  )
  return Object.fromEntries(left.filter(([, files]) => files.length > 0))
}
