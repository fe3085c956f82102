import { Button, Spinner } from '@radix-ui/themes'
import { useEffect, useRef, useState } from 'react'
import type { ChangesAnswer } from '../../../protocol/viewAnswers.ts'
import { useAnswer } from '../../store/useAnswer.ts'
import { useStudio } from '../../store/useStudio.ts'
import { useReading } from '../../ui/useReading.ts'
import { Nothing } from '../parts/Nothing.tsx'
import { ViewHead } from '../parts/ViewHead.tsx'
import { asMessage } from './asMessage.ts'
import { ChangeList } from './ChangeList.tsx'
import { CopyForMessage } from './CopyForMessage.tsx'
import { useTitles } from './useTitles.ts'
import { withTaken } from './withTaken.ts'

/** What is different from what was last published or kept, in words, each of it to be taken back alone. */
export const Changes = () => {
  const studio = useStudio()
  const read = useReading()
  const titles = useTitles()
  const { answer, trouble } = useAnswer('changes', {})
  const shown = useRef<ChangesAnswer['files']>([])
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const files = answer ? withTaken(shown.current, answer.files, taken) : []
  useEffect(() => {
    if (answer) shown.current = files
  })
  const takeBack = async (key: string) => {
    setTaken((all) => new Set([...all, key]))
    const { done } = await studio.post('take-back', { key })
    if (!done) setTaken((all) => new Set([...all].filter((one) => one !== key)))
  }
  const since =
    answer?.since === 'baseline'
      ? 'since this site was first opened or last published here'
      : 'since the last version that was kept'
  return (
    <div className="view">
      <ViewHead
        title="Changes"
        tools={
          files.some(({ changes }) => changes.some(({ isBack }) => !isBack)) ? (
            <CopyForMessage text={() => asMessage(`Changes ${since}`, files, read, titles)} />
          ) : null
        }
      >
        What is different {since}. Each line with a button can be taken back alone, all others stay;
        a new page as a whole, or only what was written in it since it was made. What was done step
        by step stands in the history.
      </ViewHead>
      {trouble ? <Nothing>{trouble}</Nothing> : null}
      {answer === undefined && !trouble ? <Spinner /> : null}
      {answer && files.length === 0 ? <Nothing>Nothing is different.</Nothing> : null}
      <ChangeList
        files={files}
        action={(change) => (
          // The button stays when it has done its work: the focus is on it.
          <Button
            size="1"
            variant={change.isBack ? 'soft' : 'surface'}
            color="gray"
            highContrast
            aria-disabled={change.isBack}
            onClick={change.isBack ? undefined : () => void takeBack(change.key)}
          >
            {change.isBack ? 'Taken back' : change.isBegun ? 'Take all of it back' : 'Take back'}
          </Button>
        )}
      />
    </div>
  )
}
