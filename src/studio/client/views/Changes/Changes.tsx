import { Button, Spinner } from '@radix-ui/themes'
import type { ChangesAnswer, ShownChange } from '../../../protocol/viewAnswers.ts'
import { useStudio } from '../../store/useStudio.ts'
import { Nothing } from '../parts/Nothing.tsx'
import { nameOfDocument } from '../parts/nameOfDocument.ts'
import { ShowPlace } from '../parts/ShowPlace.tsx'
import { Told } from '../parts/Told.tsx'
import { useAnswer } from '../parts/useAnswer.ts'
import { ViewHead } from '../parts/ViewHead.tsx'

const pagesOf = ({ pages }: ShownChange): string => {
  if (pages.length === 0) return ''
  return pages.includes('*') ? 'Seen on every page.' : `Seen on ${pages.slice(0, 4).join(', ')}${pages.length > 4 ? ` and ${pages.length - 4} more` : ''}.`
}

const Change = ({ change }: { change: ShownChange }) => {
  const studio = useStudio()
  const also = change.follows === 0 ? '' : change.follows === 1 ? ' One link or name has followed.' : ` ${change.follows} links and names have followed.`
  return (
    <li className="view-change">
      <div>
        <p>
          <Told words={change.sentence} />
        </p>
        {change.lines.map((line, index) => (
          <p key={index} className="view-lines">
            <Told words={line} />
          </p>
        ))}
        <p className="studio-quiet">
          {pagesOf(change)}
          {also}
        </p>
      </div>
      <Button size="1" variant="surface" color="gray" highContrast onClick={() => void studio.post('take-back', { key: change.key })}>
        Take back
      </Button>
    </li>
  )
}

/** What is different from what was last published or kept, in words, each of it to be taken back alone. */
export const Changes = () => {
  const { answer, trouble } = useAnswer<ChangesAnswer>('changes', {})
  const since = answer?.since === 'baseline' ? 'since this site was first opened here' : 'since the last version that was kept'
  return (
    <div className="view">
      <ViewHead title="Changes">What is different {since}. Each can be taken back alone; all others stay.</ViewHead>
      {trouble ? <Nothing>{trouble}</Nothing> : null}
      {answer === undefined && !trouble ? <Spinner /> : null}
      {answer?.files.length === 0 ? <Nothing>Nothing is different.</Nothing> : null}
      {answer?.files.map(({ file, name, route, changes }) => (
        <section key={file} className="view-group" aria-label={name}>
          <h2>
            <ShowPlace file={file} pointer="">
              {nameOfDocument({ path: file, title: name })}
            </ShowPlace>{' '}
            {route ? <span className="studio-quiet">{route}</span> : null}
          </h2>
          <ul className="view-list">
            {changes.map((change) => (
              <Change key={change.key} change={change} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
