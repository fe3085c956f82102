import { type Maker, makerOf } from '../../protocol/maker.ts'
import { Refusal } from './Refusal.ts'
import type { StepRecord } from './stepRecord.ts'

/** The window that has made a step, or gone on with it last. */
export const makerOfStep = ({ requests }: StepRecord): Maker | undefined =>
  makerOf(requests.at(-1) ?? '')

/** The steps of the window that asks; where it has made none yet, those of its browser: somebody who opens the studio anew goes on with what they did. */
const stepsOf = (steps: readonly StepRecord[], by: Maker | undefined): readonly StepRecord[] => {
  if (!by) return steps
  const own = steps.filter((step) => makerOfStep(step)?.window === by.window)
  return own.length > 0 ? own : steps.filter((step) => makerOfStep(step)?.browser === by.browser)
}

/** The steps that can be made again at once: those undone last, which nothing new stands behind. */
const undone = (steps: readonly StepRecord[]): readonly StepRecord[] =>
  steps.slice(steps.findLastIndex(({ isUndone }) => !isUndone) + 1)

/** The step that is turned next: the last one of the window that asks, or the first of those that it took back; or the one that is named. Errors: `Refusal`. */
export const nextTurn = (
  all: readonly StepRecord[],
  way: 'undo' | 'redo',
  by: Maker | undefined,
  id: string | undefined,
): StepRecord => {
  const refuse = (why: string): never => {
    throw new Refusal(why)
  }
  if (id !== undefined) {
    const found = all.find((step) => step.id === id) ?? refuse('This step is no longer kept.')
    return found.isUndone === (way === 'redo')
      ? found
      : refuse(way === 'undo' ? 'This step is taken back already.' : 'This step stands already.')
  }
  const steps = stepsOf(all, by)
  if (way === 'redo') return undone(steps)[0] ?? refuse('There is nothing to make again.')
  const found = steps.findLast(({ isUndone }) => !isUndone)
  if (found) return found
  return refuse(
    all.every(({ isUndone }) => isUndone)
      ? 'There is nothing left to take back.'
      : 'There is nothing of yours left to take back. What was done elsewhere is taken back in History.',
  )
}

/** Whether there is something to take back, and to make again, for the window that asks. */
export const turnsOf = (
  all: readonly StepRecord[],
  by: Maker | undefined,
): { readonly canUndo: boolean; readonly canRedo: boolean } => {
  const steps = stepsOf(all, by)
  return { canUndo: steps.some(({ isUndone }) => !isUndone), canRedo: undone(steps).length > 0 }
}
