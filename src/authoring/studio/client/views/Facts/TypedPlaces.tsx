import { Link } from 'react-router-dom'
import type { FoundText } from '../../../../../content/commands/texts/FoundText.ts'
import { ShowPlace } from '../../panel/ShowPlace.tsx'
import { nameOfDocument } from '../../store/nameOfDocument.ts'

/** So many places are shown; a new figure finds all of them. */
const limit = 6

/** Where pages type a figure, in their sentences. */
export const TypedPlaces = ({
  hits,
  figure,
}: {
  readonly hits: readonly FoundText[]
  readonly figure: string
}) => (
  <>
    <ul className="view-list">
      {hits.slice(0, limit).map((hit) => (
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
    {hits.length > limit ? (
      <Link className="view-link" to={`/_search?find=${encodeURIComponent(figure)}`}>
        All {hits.length} places under Search
      </Link>
    ) : null}
  </>
)
