import { Link } from 'react-router-dom'
import type { Names } from '../../../protocol/requests.ts'
import { pagesInWords } from './figuresSaying.ts'

/** Figures that say what is looked for: pages show them, and they are changed where they stand once. */
export const Figures = ({ facts }: { readonly facts: Names['facts'] }) =>
  facts.length === 0 ? null : (
    <section className="view-group" aria-label="Figures">
      <h2>Figures</h2>
      <ul className="view-list">
        {facts.map(({ name, label, says, uses }) => (
          <li key={name}>
            <p>
              <mark>{says}</mark> is a figure: {label}, {pagesInWords(uses.count)}
            </p>
            <Link className="view-link" to={`/_facts/${name}`} aria-label={`Change ${label}`}>
              Change
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
