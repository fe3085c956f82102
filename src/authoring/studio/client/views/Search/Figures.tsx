import { Link } from 'react-router-dom'
import type { Names } from '../../../protocol/requests.ts'
import { figuresSaying, pagesInWords } from '../../store/figuresSaying.ts'
import { FactName } from '../../ui/FactName.tsx'

/** So many stand above the texts that say the same; the others are a press away. */
const limit = 6

/** Figures that may be what is looked for: pages show them, and they are changed where they stand once. */
export const Figures = ({
  facts,
  words,
}: {
  readonly facts: Names['facts']
  readonly words: string
}) =>
  facts.length === 0 ? null : (
    <section className="view-group" aria-label="Fees and figures">
      <h2>Fees & figures</h2>
      <ul className="view-list">
        {facts.slice(0, limit).map((fact) => (
          <li key={fact.name}>
            <p>
              {fact.label}:{' '}
              {figuresSaying([fact], words).length > 0 ? <mark>{fact.text}</mark> : fact.text}{' '}
              <span className="studio-quiet">{pagesInWords(fact.uses.count)}</span>{' '}
              <FactName name={fact.name} />
            </p>
            <Link
              className="view-link"
              to={`/_facts/${fact.name}`}
              aria-label={`Change ${fact.label}`}
            >
              Change
            </Link>
          </li>
        ))}
      </ul>
      {facts.length > limit ? (
        <Link className="view-link" to={`/_facts?find=${encodeURIComponent(words.trim())}`}>
          All {facts.length} under Fees & figures
        </Link>
      ) : null}
    </section>
  )
