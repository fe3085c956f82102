import type { ReadFile } from '../../../../core/edits/change.ts'
import { digest } from '../../../../site/store/digest.ts'
import { type Maker, makerOf } from '../../protocol/maker.ts'
import type { ChangeRequest, Conflict } from '../../protocol/requests.ts'
import type { StepRecord } from './stepRecord.ts'
import { makerOfStep } from './turns.ts'

/** Whether a file came from what it said (`from`, a hash) to what it says (`to`) by nothing but what one window did, took back and made again. */
const isOwnWay = (
  steps: readonly StepRecord[],
  by: Maker,
  path: string,
  from: string,
  to: string,
): boolean => {
  const ways = steps
    .filter((step) => makerOfStep(step)?.window === by.window)
    .flatMap(({ files }) => files.filter((file) => file.path === path))
  const reached = new Set<string | null>([from])
  for (const hash of reached) {
    for (const { before, after } of ways) {
      if (before === hash) reached.add(after)
      if (after === hash) reached.add(before)
    }
  }
  return reached.has(to)
}

/**
 * A change that meets nobody but its own author, who wrote on while what they had done before was still on its way or being taken back: their words on
 * the documents as they are now, since whoever writes last means it. Undefined where somebody else is met, or what they wrote in is gone.
 */
export const onOwnWork = (
  steps: readonly StepRecord[],
  request: ChangeRequest,
  conflicts: readonly Conflict[],
  read: ReadFile,
): ChangeRequest | undefined => {
  const by = makerOf(request.id)
  const edits = conflicts.flatMap(({ file, pointer, ourValue }) =>
    ourValue === undefined ? [] : [{ kind: 'set' as const, file, pointer, value: ourValue }],
  )
  if (!by || edits.length !== conflicts.length || edits.length !== request.edits.length)
    return undefined
  const isOwn = ({ file }: Conflict) => {
    const [from, now] = [request.base[file], read(file)]
    return (
      from !== undefined && typeof now === 'string' && isOwnWay(steps, by, file, from, digest(now))
    )
  }
  return conflicts.every(isOwn) ? { ...request, edits, base: {} } : undefined
}
