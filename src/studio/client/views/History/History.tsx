import { Button, Spinner } from '@radix-ui/themes'
import { useState } from 'react'
import type { Step } from '../../../protocol/requests.ts'
import { useHistory, useStudio } from '../../store/useStudio.ts'
import { Nothing } from '../parts/Nothing.tsx'
import { ViewHead } from '../parts/ViewHead.tsx'

const timeOf = (at: string) => new Date(at).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
const dayOf = (at: string) => new Date(at).toLocaleDateString(undefined, { weekday: 'long', day: 'numeric', month: 'long' })

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

/** What was done in the studio, the last step first, and the way back to any point of it. */
export const History = () => {
  const studio = useStudio()
  const history = useHistory()
  const steps = history?.steps ?? []
  const { isBusy, undoUpTo } = useUndoUpTo(steps)
  const days = [...new Set(steps.map(({ at }) => dayOf(at)))]
  return (
    <div className="view">
      <ViewHead
        title="History"
        tools={
          <>
            <Button variant="soft" color="gray" highContrast disabled={!history?.canUndo || isBusy} onClick={() => void studio.undo()}>
              Undo
            </Button>
            <Button variant="soft" color="gray" highContrast disabled={!history?.canRedo || isBusy} onClick={() => void studio.redo()}>
              Redo
            </Button>
          </>
        }
      >
        Every step that was done here, the last one first. It is kept when you leave.
      </ViewHead>
      {history === undefined ? <Spinner /> : null}
      {history && steps.length === 0 ? <Nothing>Nothing was done here yet.</Nothing> : null}
      {days.map((day) => (
        <section key={day} className="view-group" aria-label={day}>
          <h2>{day}</h2>
          <ol className="view-list">
            {steps
              .filter(({ at }) => dayOf(at) === day)
              .map((step) => (
                <li key={step.id} className="view-step" data-undone={step.isUndone}>
                  <time dateTime={step.at}>{timeOf(step.at)}</time>
                  <p>
                    {step.label} {step.isUndone ? <span className="studio-quiet">taken back</span> : null}
                  </p>
                  {step.isUndone ? null : (
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
      ))}
    </div>
  )
}
