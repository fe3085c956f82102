import { Spinner } from '@radix-ui/themes'
import type { BringBackRequest, VersionsAnswer } from '../../../protocol/publishing.ts'
import { nameOfDocument } from '../../store/nameOfDocument.ts'
import { useAnswer } from '../../store/useAnswer.ts'
import { useStudio } from '../../store/useStudio.ts'
import { useMoments } from '../../ui/useMoments.ts'
import { useReading } from '../../ui/useReading.ts'
import { ChangeList } from '../Changes/ChangeList.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { CommandButton } from './CommandButton.tsx'
import { Pictures } from './Pictures.tsx'

type Props = Pick<VersionsAnswer['versions'][number], 'id' | 'at' | 'summary'> & {
  /** Of which file alone it is shown: what that was called then, and what it is called today. */
  readonly file?: string | undefined
  readonly now?: string | undefined
}

/** What a version has changed, in words, and the ways back: all of it, one change, or a page as it was then. Each is a new change, to be published like any other. */
export const VersionDetail = ({ id, at, summary, file, now }: Props) => {
  const on = useMoments().momentOf(at)
  const studio = useStudio()
  const read = useReading()
  const { answer, isOld, trouble } = useAnswer('version', { id })
  const back = (what: BringBackRequest['what']) => studio.post('bring-back', { version: id, what })
  if (trouble || (answer && 'why' in answer))
    return <Nothing>{trouble ?? (answer && 'why' in answer ? answer.why : '')}</Nothing>
  if (!answer) return <Spinner />
  const files = file === undefined ? answer.files : answer.files.filter((one) => one.file === file)
  return (
    <>
      <div className="view-row">
        {answer.isBack ? (
          <span className="studio-quiet">All of this was taken back since.</span>
        ) : (
          <CommandButton
            isBusy={isOld}
            does={() => back({ kind: 'version' })}
            name={`Take back all of “${read(summary)}”`}
          >
            Take back all of this
          </CommandButton>
        )}
        <Pictures id={id} />
      </div>
      {files.length === 0 ? <p className="studio-quiet">Nothing that visitors see.</p> : null}
      <ChangeList
        files={files}
        level={3}
        fileAction={(one) =>
          !one.file.endsWith('.json') ? null : one.isNow ? (
            isOld ? null : (
              <span className="studio-quiet">Says this now</span>
            )
          ) : (
            <CommandButton
              isBusy={isOld}
              does={() =>
                back({ kind: 'file', file: one.file, now: one.file === file ? now : undefined })
              }
              name={`Bring back all that ${nameOfDocument({ path: one.file, title: one.name })} said after this publication, ${on}`}
            >
              {`Bring back the whole ${one.route === undefined ? 'part' : 'page'} as published then`}
            </CommandButton>
          )
        }
        action={(change) =>
          change.isBack ? (
            <span className="studio-quiet">Taken back</span>
          ) : (
            <CommandButton
              isBusy={isOld}
              does={() => back({ kind: 'change', key: change.key })}
              name="Take back this change"
            >
              Take back
            </CommandButton>
          )
        }
      />
    </>
  )
}
