import { Checkbox } from '@radix-ui/themes'
import { pluralWord } from '../../../../../core/text/plural.ts'
import type { PublishAnswer } from '../../../protocol/publishing.ts'
import { tickOf } from '../../../protocol/ticks.ts'
import { nameOfTold } from '../../store/nameOfDocument.ts'
import { ChangeList } from '../Changes/ChangeList.tsx'

type Props = {
  readonly answer: PublishAnswer
  /** What stays here, by its ticks. */
  readonly without: ReadonlySet<string>
  readonly take: (tick: string, goes: boolean) => void
}

/** What drafts that stay here are, in one line. */
const draftsInWords = (count: number): string =>
  pluralWord(
    count,
    '1 draft stays here; visitors would not see it anyway.',
    `${count} drafts stay here; visitors would not see them anyway.`,
  )

/** What a tick means. A draft that goes along is no page for visitors yet: nobody is to think that it were. */
const meaning = (to: PublishAnswer['to'], isDraft: boolean): string => {
  if (to.kind === 'here') return isDraft ? 'Is kept, as a draft' : 'Is kept'
  return isDraft ? 'Goes along as a draft, which visitors don’t get' : 'Goes out'
}

/** What the writer has changed, each page, part and section of the settings with whether it goes out; what does not waits here as it is. */
export const Mine = ({ answer: { files, to }, without, take }: Props) => {
  const drafts = files.filter(({ file, draft }) => draft && without.has(file)).length
  if (files.length === 0) return null
  const goes = (file: string) =>
    meaning(
      to,
      files.some((one) => one.file === file && one.draft !== undefined),
    )
  return (
    <>
      <h2 className="publish-heading">What you have changed</h2>
      {drafts > 0 ? <p>{draftsInWords(drafts)}</p> : null}
      <ChangeList
        files={files}
        level={3}
        fileAction={(told) =>
          to.kind === 'copies' ? null : (
            // biome-ignore lint/a11y/noLabelWithoutControl: Radix's checkbox is one
            <label className="view-check">
              <Checkbox
                checked={!without.has(tickOf(told.file, told.section))}
                onCheckedChange={(isOn) => take(tickOf(told.file, told.section), isOn === true)}
                aria-label={`${nameOfTold(told)}: ${goes(told.file)}`}
              />
              {goes(told.file)}
            </label>
          )
        }
      />
    </>
  )
}
