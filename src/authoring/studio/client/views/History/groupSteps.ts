import type { Step } from '../../../protocol/requests.ts'

type Shown = Step & { readonly isOthers: boolean }

/** Between two steps of one piece of work there is no longer pause. */
const pause = 10 * 60_000

const isAlike = (one: Shown, other: Shown): boolean =>
  one.label === other.label &&
  one.isUndone === other.isUndone &&
  one.isOthers === other.isOthers &&
  one.files.join() === other.files.join() &&
  Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= pause

/** Steps that follow each other, are called the same and stand in the same documents, together: a text is mostly written in several goes. Pure. */
export const groupSteps = <One extends Shown>(
  steps: readonly One[],
): readonly (readonly [One, ...One[]])[] => {
  const groups: [One, ...One[]][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (last && isAlike(last.at(-1) ?? last[0], step)) last.push(step)
    else groups.push([step])
  }
  return groups
}
