import { takenBack } from '../../../../content/changes/takeBack/takeBack.ts'
import { apply } from '../../../../core/edits/apply.ts'
import { type Content, WriteProblem } from '../../../../core/edits/change.ts'
import { keyOrderOf } from '../../../../core/edits/keyOrderOf.ts'
import type { Kit } from '../../../../core/kit/Kit.ts'
import { withWritten } from '../../../../site/git/ownWork.ts'
import { digest } from '../../../../site/store/digest.ts'
import { writeChange } from '../../../../site/store/writeChange.ts'
import { called } from '../../protocol/called.ts'
import type { Done } from '../../protocol/requests.ts'
import { bytesOf, contentOf } from '../history/contentOf.ts'
import { Refusal } from '../history/Refusal.ts'
import { type StepRecord, stepOf } from '../history/stepRecord.ts'
import { refuseUnwritable } from '../history/writablePlace.ts'
import { hashesOf, type WritingContext } from '../history/writeStep.ts'
import { editsFromTo, onTop } from './onTop.ts'

type Target = { readonly now: Content | undefined; readonly goal: Content | undefined }

const lost = (path: string): never => {
  throw new Refusal(
    `What ${called(path)} said before is no longer kept: this step can’t be taken back any more.`,
  )
}

/** The places of a document that a step has changed; undefined where what it said then is no longer kept, or can't be read. */
const placesOf = (
  { history }: WritingContext,
  kit: Kit,
  step: StepRecord,
  path: string,
): readonly string[] | undefined => {
  const file = step.files.find((one) => one.path === path)
  const [before, after] = [file?.before, file?.after].map((hash) =>
    hash ? history.contents.find(hash)?.toString('utf8') : undefined,
  )
  if (before === undefined || after === undefined || !path.endsWith('.json')) return undefined
  try {
    return editsFromTo(kit, path, before, after).map(({ pointer }) => pointer)
  } catch (error) {
    if (error instanceof WriteProblem || error instanceof Refusal) return undefined
    throw error
  }
}

const isWithin = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}/`)

/** What was done to a file after a step, in the same places, and stands: in whose way it is that the step is turned. */
const onTopOf = (writing: WritingContext, kit: Kit, step: StepRecord, path: string): string => {
  const steps = writing.history.steps()
  const own = placesOf(writing, kit, step, path)
  const meets = (one: StepRecord) => {
    const others = placesOf(writing, kit, one, path)
    return (
      !own ||
      !others ||
      others.some((other) => own.some((place) => isWithin(other, place) || isWithin(place, other)))
    )
  }
  const after = steps
    .slice(steps.findIndex(({ id }) => id === step.id) + 1)
    .filter((one) => !one.isUndone && one.files.some((file) => file.path === path))
  const later = after.findLast(meets) ?? after.at(-1)
  return later
    ? ` (${later.label}): take that back first`
    : ', outside the studio: that stays as it is'
}

/** What a file is to say, so that what led from one content to the other is undone; what came since stays. Errors: `WriteProblem` with why it can't be. */
const targetOf = (
  writing: WritingContext,
  kit: Kit,
  step: StepRecord,
  path: string,
  from: string | null,
  to: string | null,
): Target => {
  const { workspace, history } = writing
  const now = contentOf(workspace.root, path)
  const found = to === null ? undefined : (history.contents.find(to) ?? lost(path))
  const isDocument = path.endsWith('.json')
  const then = isDocument ? found?.toString('utf8') : found
  if ((now === undefined ? null : digest(now)) === from) return { now, goal: then }
  const base = from === null ? undefined : history.contents.find(from)
  if (!isDocument || typeof now !== 'string' || typeof then !== 'string' || base === undefined) {
    if (now === undefined && then === undefined) return { now, goal: then }
    throw new Refusal(
      `${called(path)} was changed since by somebody else: this step can’t be taken back any more.`,
    )
  }
  const text = base.toString('utf8')
  const { edits, conflicts } = onTop(kit, path, {
    base: text,
    ours: editsFromTo(kit, path, text, then),
    now,
  })
  if (conflicts.length > 0)
    throw new Refusal(
      `The same words of ${called(path)} were changed again since${onTopOf(writing, kit, step, path)}.`,
    )
  const applied = apply(
    { label: '', edits },
    (file) => (file === path ? now : undefined),
    keyOrderOf(kit.choices),
  )
  return { now, goal: applied.files.get(path) ?? now }
}

const writtenBy = (
  root: string,
  { contents }: WritingContext['history'],
  targets: readonly (readonly [string, Target])[],
) =>
  targets.map(([path, { now, goal }]) => {
    const [before, after] = [now, goal].map((content) => {
      const bytes = bytesOf(root, content)
      return bytes === undefined ? null : contents.keep(bytes)
    })
    return { path, before: before ?? null, after: after ?? null }
  })

/** What was done to a step. Undoing what itself undid something makes that again. */
const sayTurned = ({ label, undoes }: StepRecord, way: 'undo' | 'redo'): string => {
  const makesAgain = (way === 'undo') === (undoes !== undefined)
  return `${makesAgain ? 'Made again: ' : takenBack}${undoes ?? label}`
}

/**
 * Takes a step back, or makes it again; `isNamed`: somebody has chosen this very step, and did not come to it by Undo or Redo, which leave a step
 * behind of which nothing is left to be turned. Errors: `WriteProblem`, in words; nothing has been changed then.
 */
export const turnStep = (
  writing: WritingContext,
  kit: Kit,
  step: StepRecord,
  way: 'undo' | 'redo',
  isNamed: boolean,
): Done => {
  const { workspace, history } = writing
  const targets = step.files.map(
    ({ path, before, after }) =>
      [
        path,
        way === 'undo'
          ? targetOf(writing, kit, step, path, after, before)
          : targetOf(writing, kit, step, path, before, after),
      ] as const,
  )
  for (const [path, { goal }] of targets) if (goal !== undefined) refuseUnwritable(path)
  // What was put in and has been written over since is no more what was put in: nothing would go, and nobody is told that it had.
  const isIdle = targets.every(([, { now, goal }]) => now === goal)
  if (isIdle && isNamed)
    throw new Refusal(
      `What “${step.label}” did was changed again since${onTopOf(writing, kit, step, step.files[0]?.path ?? '')}.`,
    )
  const files = new Map(targets.map(([path, { goal }]) => [path, goal]))
  writeChange(workspace.root, {
    before: new Map(targets.map(([path, { now }]) => [path, now])),
    files,
  })
  const turned = { ...step, isUndone: way === 'undo' }
  history.put(
    history.steps().map((other) => (other.id === step.id ? turned : other)),
    withWritten(history.own(), writtenBy(workspace.root, history, targets)),
  )
  workspace.wrote([...files.keys()])
  const words = isIdle
    ? `Nothing was changed: what “${step.label}” did stands no longer as it was.`
    : sayTurned(step, way)
  return {
    done: true,
    messages: [words],
    hashes: hashesOf(files),
    version: workspace.version(),
    step: stepOf(turned),
  }
}
