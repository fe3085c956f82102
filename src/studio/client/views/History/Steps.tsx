import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { Step } from '../../../protocol/requests.ts'
import { useStudio } from '../../store/useStudio.ts'
import { dayOf, timeOf } from './days.ts'

/** Takes steps back, the last one first, until one of them can't be. */
const useUndoUpTo = (steps: readonly Step[]) => {
  const studio = useStudio()
  const [isBusy, setBusy] = useState(false)
  const undoUpTo = async (step: Step) => {
    setBusy(true)
    const done = steps.slice(0, steps.indexOf(step) + 1).filter(({ isUndone }) => !isUndone)
    let count = 0
    for (const { id } of done) {
      const { done: isDone } = await studio.post('undo', { step: id })
      if (!isDone) break
      count += 1
    }
    if (count > 1 && count === done.length) studio.say(`${count} steps were taken back.`)
    setBusy(false)
  }
  return { isBusy, undoUpTo }
}

/** What was done in the studio, day by day, the last step first, and the way back to any point of it. `isWhole`: all steps are shown, so that one may go back to any. */
export const Steps = ({ steps, isWhole }: { steps: readonly Step[]; isWhole: boolean }) => {
  const { isBusy, undoUpTo } = useUndoUpTo(steps)
  const days = [...new Set(steps.map(({ at }) => dayOf(at)))]
  return days.map((day) => (
    <section key={day} className="view-group" aria-label={day}>
      <h3 className="history-day">{day}</h3>
      <ol className="view-list">
        {steps
          .filter(({ at }) => dayOf(at) === day)
          .map((step) => (
            <li key={step.id} className="view-step" data-undone={step.isUndone}>
              <time dateTime={step.at}>{timeOf(step.at)}</time>
              <p>
                {step.label} {step.isUndone ? <span className="studio-quiet">taken back</span> : null}
              </p>
              {step.isUndone || !isWhole ? null : (
                <Button
                  size="1"
                  variant="surface"
                  color="gray"
                  highContrast
                  disabled={isBusy}
                  onClick={() => void undoUpTo(step)}
                  aria-label={`Undo up to here: ${step.label}`}
                >
                  Undo up to here
                </Button>
              )}
            </li>
          ))}
      </ol>
    </section>
  ))
}
