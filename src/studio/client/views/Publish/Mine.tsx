import { Checkbox } from '@radix-ui/themes'
import type { PublishAnswer } from '../../../protocol/publishing.ts'
import { ChangeList } from '../Changes/ChangeList.tsx'
import { nameOfDocument } from '../parts/nameOfDocument.ts'

type Props = {
  readonly answer: PublishAnswer
  /** The files that stay here. */
  readonly without: ReadonlySet<string>
  readonly take: (file: string, goes: boolean) => void
}

/** What drafts that stay here are, in one line. */
export const draftsInWords = (count: number): string =>
  count === 1 ? '1 draft stays here; visitors would not see it anyway.' : `${count} drafts stay here; visitors would not see them anyway.`

/** What a tick means. A draft that goes along is no page for visitors yet: nobody is to think that it were. */
const meaning = (to: PublishAnswer['to'], isDraft: boolean): string => {
  if (to.kind === 'here') return isDraft ? 'Is kept, as a draft' : 'Is kept'
  return isDraft ? 'Goes along as a draft, which visitors don’t get' : 'Goes out'
}

/** What the writer has changed, each page and part with whether it goes out; what does not waits here as it is. */
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
        fileAction={({ file, name }) =>
          to.kind === 'copies' ? null : (
            // biome-ignore lint/a11y/noLabelWithoutControl: Radix's checkbox is one
            <label className="view-check">
              <Checkbox
                checked={!without.has(file)}
                onCheckedChange={(isOn) => take(file, isOn === true)}
                aria-label={`${nameOfDocument({ path: file, title: name })}: ${goes(file)}`}
              />
              {goes(file)}
            </label>
          )
        }
      />
    </>
  )
}
