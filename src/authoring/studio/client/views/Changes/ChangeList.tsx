import type { ReactNode } from 'react'
import { pluralWord } from '../../../../../core/text/plural.ts'
import type { ToldFileAnswer } from '../../../protocol/publishing.ts'
import { tickOf } from '../../../protocol/ticks.ts'
import type { ShownChange } from '../../../protocol/viewAnswers.ts'
import { ShowPlace } from '../../panel/ShowPlace.tsx'
import { nameOfTold } from '../../store/nameOfDocument.ts'
import { ChangeText } from '../parts/Told.tsx'
import { seenOn } from './seenOn.ts'
import { useTitles } from './useTitles.ts'

const followersOf = ({ follows }: ShownChange): string =>
  follows === 0
    ? ''
    : pluralWord(
        follows,
        ' One link or name has followed.',
        ` ${follows} links and names have followed.`,
      )

/** So many lines of a change are shown at once; what is much new is opened. */
const shownLines = 6

const lineAt = (line: ShownChange['lines'][number], index: number) => (
  <p key={index} className="view-lines">
    <ChangeText message={line} />
  </p>
)

const Lines = ({ lines }: Pick<ShownChange, 'lines'>) => {
  const shown = lines.length > shownLines + 1 ? lines.slice(0, shownLines) : lines
  return (
    <>
      {shown.map(lineAt)}
      {shown.length < lines.length ? (
        <details>
          <summary className="view-lines">and {lines.length - shown.length} more</summary>
          {lines.slice(shown.length).map(lineAt)}
        </details>
      ) : null}
    </>
  )
}

type ChangeProps = {
  readonly change: ShownChange
  readonly isAlone: boolean
  readonly titles: ReadonlyMap<string, string>
  readonly action?: ReactNode
}

const Change = ({ change, isAlone, titles, action }: ChangeProps) => (
  <li className="view-change">
    <div>
      <p>
        <ChangeText message={change.message} />
      </p>
      <Lines lines={change.lines} />
      <p className="studio-quiet">
        {change.isBegun
          ? isAlone
            ? 'Nothing was written in it since it was made. '
            : 'What was written in it since it was made stands below. '
          : null}
        {seenOn(change.pages, titles, change.file)}
        {followersOf(change)}
      </p>
    </div>
    {action}
  </li>
)

type Props = {
  readonly files: readonly ToldFileAnswer[]
  readonly level?: 2 | 3
  /** What can be done to a change, and to a whole file. */
  readonly action?: (change: ShownChange) => ReactNode
  readonly fileAction?: (file: ToldFileAnswer) => ReactNode
}

/** What is different, file by file, in words. */
export const ChangeList = ({ files, level = 2, action, fileAction }: Props) => {
  const Heading = `h${level}` as const
  const titles = useTitles()
  return files.map((file) => (
    <section
      key={tickOf(file.file, file.section)}
      className="view-group"
      aria-label={nameOfTold(file)}
    >
      <div className="view-group-head">
        <Heading>
          <ShowPlace
            file={file.file}
            pointer={file.section === undefined ? '' : `/${file.section}`}
          >
            {nameOfTold(file)}
          </ShowPlace>{' '}
          {file.route ? <span className="studio-quiet">{file.route}</span> : null}
        </Heading>
        {fileAction?.(file)}
      </div>
      <ul className="view-list">
        {file.changes.map((change) => (
          <Change
            key={change.key}
            change={change}
            isAlone={file.changes.length === 1}
            titles={titles}
            action={action?.(change)}
          />
        ))}
      </ul>
    </section>
  ))
}
