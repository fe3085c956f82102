import { Link } from 'react-router-dom'
import type { TextsAnswer } from '../../../protocol/viewAnswers.ts'
import { nameOfDocument } from '../parts/nameOfDocument.ts'
import { ShowPlace } from '../parts/ShowPlace.tsx'
import { useAnswer } from '../parts/useAnswer.ts'

/** So many places are shown; a new figure finds all of them. */
const most = 6

type Props = { readonly words: string; readonly hasFacts: boolean }

/**
 * What somebody looks for among the figures and pages say in words of their own: there it is changed place by place, or becomes one figure. Words that are no figure are
 * looked up only where no figure is called so.
 */
export const TypedOnPages = ({ words, hasFacts }: Props) => {
  const wanted = words.trim()
  const isAsked = wanted.length > 1 && (!hasFacts || /\d/.test(wanted))
  const { answer, isOld } = useAnswer<TextsAnswer>('texts', isAsked ? { words: wanted } : undefined)
  if (!isAsked || isOld || !answer || 'why' in answer) return null
  const pages = new Set(answer.hits.map(({ file }) => file)).size
  return (
    <section className="view-group" aria-label="Typed on pages">
      <h2>
        “<bdi>{wanted}</bdi>” is typed on {pages === 1 ? 'one page' : `${pages} pages`}
      </h2>
      <p className="studio-quiet">
        There it is written out and changed place by place.{' '}
        <Link className="view-link" to={`/_facts/new?figure=${encodeURIComponent(wanted)}`}>
          Make it one figure
        </Link>{' '}
        and it is changed once, here, for all of them.
      </p>
      <ul className="view-list">
        {answer.hits.slice(0, most).map((hit) => (
          <li key={hit.number}>
            <p dir="auto">
              {hit.before}
              <mark>{hit.found}</mark>
              {hit.after}
            </p>
            <ShowPlace file={hit.file} pointer={hit.pointer} className="view-link">
              {nameOfDocument({ path: hit.file, title: hit.page })}
            </ShowPlace>
          </li>
        ))}
      </ul>
      {answer.count > most ? (
        <Link className="view-link" to={`/_search?find=${encodeURIComponent(wanted)}`}>
          All {answer.count} places under Search
        </Link>
      ) : null}
    </section>
  )
}
