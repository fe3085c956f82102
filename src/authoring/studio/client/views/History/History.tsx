import { Button, Select, Spinner } from '@radix-ui/themes'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { nameOfDocument } from '../../store/nameOfDocument.ts'
import { useAnswer } from '../../store/useAnswer.ts'
import { useHistory, useStudio, useStudioState } from '../../store/useStudio.ts'
import { useMoments } from '../../ui/useMoments.ts'
import { Nothing } from '../parts/Nothing.tsx'
import { ViewHead } from '../parts/ViewHead.tsx'
import { Steps } from './Steps.tsx'
import { useStill } from './useStill.ts'
import { Versions } from './Versions.tsx'

const all = 'all'
const atOnce = 30

/** Of which document the history is shown: of all of them, or of the one that the address names. */
const PickDocument = ({
  file,
  pick,
}: {
  file: string | undefined
  pick: (file: string | undefined) => void
}) => {
  const documents = useStudioState(({ overview }) => overview?.documents) ?? []
  return (
    <div className="history-pick">
      <span id="history-of">History of</span>
      <Select.Root
        value={file ?? all}
        onValueChange={(value) => pick(value === all ? undefined : value)}
      >
        <Select.Trigger aria-labelledby="history-of" />
        <Select.Content>
          <Select.Item value={all}>the whole site</Select.Item>
          {documents.map(({ path, title }) => (
            <Select.Item key={path} value={path}>
              {nameOfDocument({ path, title })}
            </Select.Item>
          ))}
          {file !== undefined && documents.every(({ path }) => path !== file) ? (
            <Select.Item value={file}>{file}</Select.Item>
          ) : null}
        </Select.Content>
      </Select.Root>
    </div>
  )
}

/** What was done since the last publication, step by step, and what was published before, each with the way back. */
export const History = () => {
  const studio = useStudio()
  const history = useHistory()
  const { momentOf } = useMoments()
  const [query, setQuery] = useSearchParams()
  const [shownCount, setMost] = useState(atOnce)
  const file = query.get('of') ?? undefined
  const { answer, trouble } = useAnswer('versions', {
    most: String(shownCount),
    ...(file === undefined ? {} : { file }),
  })
  const here = useRef<HTMLElement>(null)
  useStill(here)
  const own = (history?.steps ?? []).filter(
    ({ files }) => file === undefined || files.includes(file),
  )
  const isSince = ({ at }: { readonly at: string }) =>
    answer?.last === undefined || at > new Date(answer.last).toISOString()
  const steps = own.filter(isSince)
  /** What has stayed here when something else was published: drafts, and what was not ticked. */
  const left = own.filter(({ id, isUndone }) => !isUndone && answer?.left[id])
  const since =
    answer?.last === undefined
      ? 'Done here'
      : `Since the last publication, ${momentOf(answer.last)}`
  return (
    <div className="view">
      <ViewHead
        title="History"
        tools={
          <>
            <Button
              variant="soft"
              color="gray"
              highContrast
              disabled={!history?.canUndo}
              onClick={() => void studio.undo()}
            >
              Undo
            </Button>
            <Button
              variant="soft"
              color="gray"
              highContrast
              disabled={!history?.canRedo}
              onClick={() => void studio.redo()}
            >
              Redo
            </Button>
          </>
        }
      >
        What was done here, and what was published before. All of it can be brought back: that is a
        new change, and nothing is lost by it.
      </ViewHead>
      <PickDocument file={file} pick={(next) => setQuery(next === undefined ? {} : { of: next })} />
      {trouble ? <Nothing>{trouble}</Nothing> : null}
      {history === undefined || (answer === undefined && !trouble) ? <Spinner /> : null}
      {history && answer ? (
        <>
          <section className="history-steps" aria-label={since}>
            <h2>{since}</h2>
            {steps.length === 0 ? (
              <p className="studio-quiet">
                Nothing was done here{answer.last === undefined ? ' yet' : ' since'}.
              </p>
            ) : null}
            <Steps steps={steps} isWhole={file === undefined} />
          </section>
          {left.length > 0 ? (
            <section className="view-group history-steps" aria-label="Left here">
              <h2>Left here when other things were published</h2>
              <p className="studio-quiet">
                Drafts, what was not ticked, and what was brought back since.
              </p>
              <Steps steps={left} isWhole={false} left={answer.left} />
            </section>
          ) : null}
          {answer.versions.length > 0 ? (
            <section ref={here} className="view-group history-steps" aria-label="Published">
              <h2>Published</h2>
              <Versions answer={answer} file={file} more={() => setMost(shownCount + atOnce)} />
            </section>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
