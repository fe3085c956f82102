import { useState } from 'react'
import type { VersionsAnswer } from '../../../protocol/publishing.ts'
import type { HistoryAnswer } from '../../../protocol/requests.ts'
import { useStudio } from '../../store/useStudio.ts'
import { useMoments } from '../../ui/useMoments.ts'
import { useReading } from '../../ui/useReading.ts'
import { Words } from '../../ui/Words.tsx'
import { CommandButton } from './CommandButton.tsx'
import { groupSteps } from './groupSteps.ts'
import { leftOf } from './leftOf.ts'
import { StepPlaces } from './StepPlaces.tsx'

type ShownStep = HistoryAnswer['steps'][number]

/** Takes steps back, the last one first, or makes them again, the first one first, until one of them can't be. */
const useTurns = (steps: readonly ShownStep[]) => {
  const studio = useStudio()
  const [isBusy, setBusy] = useState(false)
  const turn = async (some: readonly ShownStep[]) => {
    setBusy(true)
    const again = some.every(({ isUndone }) => isUndone)
    const wanted = again ? some.toReversed() : some.filter(({ isUndone }) => !isUndone)
    let count = 0
    for (const { id } of wanted) {
      const { done: isDone } = await studio.post(again ? 'redo' : 'undo', { step: id })
      if (!isDone) break
      count += 1
    }
    if (count > 1 && count === wanted.length)
      studio.notify(`${count} steps were ${again ? 'made again' : 'taken back'}.`)
    setBusy(false)
  }
  const undoUpTo = (step: ShownStep) =>
    turn(steps.slice(0, steps.indexOf(step) + 1).filter(({ isUndone }) => !isUndone))
  return { isBusy, turn, undoUpTo }
}

/** Of a step that was published in part: in which documents it stayed here. */
const Left = ({ files }: { readonly files: readonly string[] }) =>
  files.length === 0 ? null : (
    <>
      <span className="studio-quiet">published, but for</span> <StepPlaces files={files} />{' '}
    </>
  )

type StepsProps = { readonly isWhole: boolean; readonly left?: VersionsAnswer['left'] | undefined }
type GroupProps = StepsProps & {
  readonly group: readonly [ShownStep, ...ShownStep[]]
  readonly turns: ReturnType<typeof useTurns>
}

/** One step, or several of the same kind at the same place, told once. */
const Group = ({ group, isWhole, left, turns: { isBusy, turn, undoUpTo } }: GroupProps) => {
  const read = useReading()
  const { timeOf } = useMoments()
  const [step] = group
  const first = group.at(-1) ?? step
  const [from, to] = [timeOf(first.at), timeOf(step.at)]
  const does = step.isUndone ? 'Make again' : 'Take back'
  return (
    <li className="view-step" data-undone={step.isUndone}>
      <time dateTime={step.at}>{from === to ? to : `${from}–${to}`}</time>
      <p>
        <Words>{step.label}</Words>
        {group.length > 1 ? <span className="studio-quiet">, {group.length} steps</span> : null}{' '}
        {isWhole ? <StepPlaces files={step.files} /> : null}{' '}
        {left ? <Left files={leftOf(step.files, left[step.id] ?? [])} /> : null}
        {step.isUndone ? <span className="studio-quiet">taken back</span> : null}{' '}
        {step.isOthers ? <span className="studio-quiet">elsewhere</span> : null}
      </p>
      <div className="view-row">
        <CommandButton
          name={`${does}: ${read(step.label)}`}
          isBusy={isBusy}
          does={() => turn(group)}
        >
          {does}
        </CommandButton>
        {step.isUndone || !isWhole ? null : (
          <CommandButton
            name={`Undo this and all after it: ${read(step.label)}`}
            isBusy={isBusy}
            does={() => undoUpTo(first)}
          >
            Undo this and all after it
          </CommandButton>
        )}
      </div>
    </li>
  )
}

/**
 * What was done in the studio, day by day, the last step first, and the way back to any point of it. `isWhole`: all steps are shown, so that one may go back to
 * any. `left`, of steps from before a publication: the documents in which something of them has stayed here.
 */
export const Steps = ({
  steps,
  isWhole,
  left,
}: StepsProps & { readonly steps: readonly ShownStep[] }) => {
  const turns = useTurns(steps)
  const { dayOf } = useMoments()
  const days = [...new Set(steps.map(({ at }) => dayOf(at)))]
  return days.map((day) => (
    <section key={day} className="view-group" aria-label={day}>
      <h3 className="history-day">{day}</h3>
      <ol className="view-list">
        {groupSteps(steps.filter(({ at }) => dayOf(at) === day)).map((group) => (
          <Group key={group[0].id} group={group} isWhole={isWhole} left={left} turns={turns} />
        ))}
      </ol>
    </section>
  ))
}
