import { WriteProblem } from '../../writer/change.ts'
import type { StepRecord } from './stepRecord.ts'

/** The steps that can be made again at once: those undone last, which nothing new stands behind. */
const undone = (steps: readonly StepRecord[]): readonly StepRecord[] => steps.slice(steps.findLastIndex(({ isUndone }) => !isUndone) + 1)

/** The step that is turned next: the last one that stands, or the first of those that were taken back; or the one that is named. Errors: `WriteProblem`. */
export const nextTurn = (steps: readonly StepRecord[], way: 'undo' | 'redo', id: string | undefined): StepRecord => {
  const refuse = (why: string): never => {
    throw new WriteProblem(`${why} Nothing was changed.`)
  }
  if (id !== undefined) {
    const found = steps.find((step) => step.id === id) ?? refuse('This step is no longer kept.')
    return found.isUndone === (way === 'redo') ? found : refuse(way === 'undo' ? 'This step is taken back already.' : 'This step stands already.')
  }
  if (way === 'undo') return steps.findLast(({ isUndone }) => !isUndone) ?? refuse('There is nothing left to take back.')
  return undone(steps)[0] ?? refuse('There is nothing to make again.')
}

/** Whether there is something to take back, and to make again. */
export const turnsOf = (steps: readonly StepRecord[]): { readonly canUndo: boolean; readonly canRedo: boolean } => ({
  canUndo: steps.some(({ isUndone }) => !isUndone),
  canRedo: undone(steps).length > 0,
})
