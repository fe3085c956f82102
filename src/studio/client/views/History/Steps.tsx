import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { HistoryAnswer } from '../../../protocol/studioPage.ts'
import { useStudio } from '../../store/useStudio.ts'
import { useReading } from '../../ui/useReading.ts'
import { Words } from '../parts/Words.tsx'
import { dayOf, timeOf } from './days.ts'

type ShownStep = HistoryAnswer['steps'][number]

type WayProps = { readonly name: string; readonly isBusy: boolean; readonly does: () => void; readonly children: string }

const Way = ({ name, isBusy, does, children }: WayProps) => (
  <Button size="1" variant="surface" color="gray" highContrast aria-disabled={isBusy} onClick={isBusy ? undefined : does} aria-label={name}>
    {children}
  </Button>
)

/** Takes one step back or makes it again; or takes steps back, the last one first, until one of them can't be. */
const useTurns = (steps: readonly ShownStep[]) => {
  const studio = useStudio()
  const [isBusy, setBusy] = useState(false)
  const undoUpTo = async (step: ShownStep) => {
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
  const turn = async ({ id, isUndone }: ShownStep) => {
    setBusy(true)
    await studio.post(isUndone ? 'redo' : 'undo', { step: id })
    setBusy(false)
  }
  return { isBusy, turn, undoUpTo }
}

/** What was done in the studio, day by day, the last step first, and the way back to any point of it. `isWhole`: all steps are shown, so that one may go back to any. */
export const Steps = ({ steps, isWhole }: { steps: readonly ShownStep[]; isWhole: boolean }) => {
  const read = useReading()
  const { isBusy, turn, undoUpTo } = useTurns(steps)
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
                <Words>{step.label}</Words> {step.isUndone ? <span className="studio-quiet">taken back</span> : null}
                {step.isOthers ? <span className="studio-quiet"> elsewhere</span> : null}
              </p>
              <div className="view-row">
                <Way name={`${step.isUndone ? 'Make again' : 'Take back'}: ${read(step.label)}`} isBusy={isBusy} does={() => void turn(step)}>
                  {step.isUndone ? 'Make again' : 'Take back'}
                </Way>
                {step.isUndone || !isWhole ? null : (
                  <Way name={`Undo up to here: ${read(step.label)}`} isBusy={isBusy} does={() => void undoUpTo(step)}>
                    Undo up to here
                  </Way>
                )}
              </div>
            </li>
          ))}
      </ol>
    </section>
  ))
}
