import { Link } from 'react-router-dom'
import { matchesQuery } from '../../../../core/document/matchesQuery.ts'
import { pagesInWords } from '../store/figuresSaying.ts'
import { newFactAt } from '../store/newFactAt.ts'
import { useNames } from '../store/useStudio.ts'
import { FactName } from '../ui/FactName.tsx'
import { useDayInWords } from '../ui/useDayInWords.ts'
import { Chooser } from './Chooser.tsx'

/** Figures by what they are: each with what it says, where it comes from, from when it is, and where it is shown. */
export const FactChooser = ({
  onChoose,
  onClose,
}: {
  onChoose: (fact: { readonly name: string; readonly text: string }) => void
  onClose: () => void
}) => {
  const facts = useNames()?.facts ?? []
  const meant = (written: string) =>
    facts.filter(({ label, name, text }) => matchesQuery(written, label, name, text))
  const dayInWords = useDayInWords()
  return (
    <Chooser title="Put in a figure" search="Find a figure by what it is or says" onClose={onClose}>
      {(written) => (
        <ul className="chooser-rows">
          {meant(written)
            .slice(0, 80)
            .map(({ name, label, text, source, asOf, uses }) => (
              <li key={name}>
                <button
                  type="button"
                  data-option
                  className="chooser-row"
                  onClick={() => onChoose({ name, text })}
                >
                  <span>
                    {label}
                    <small>
                      {source}, {dayInWords(asOf)}.{' '}
                      {uses.count === 0
                        ? 'Shown on no page'
                        : `Shown on ${pagesInWords(uses.count)}`}
                      {uses.routes.length > 0 ? `: ${uses.routes.join(', ')}` : ''}
                    </small>
                    <FactName name={name} />
                  </span>
                  <strong>{text}</strong>
                </button>
              </li>
            ))}
          {facts.length === 0 ? (
            <li className="studio-quiet">
              There are no figures yet. They are kept under Fees & figures.
            </li>
          ) : null}
          {facts.length > 0 && meant(written).length === 0 ? (
            <li className="studio-quiet">
              No figure is called so or says this. Type it as a text; if other places are to show
              it, too, make it one figure afterwards:{' '}
              <Link className="view-link" to={newFactAt(written.trim())}>
                New figure
              </Link>
            </li>
          ) : null}
        </ul>
      )}
    </Chooser>
  )
}
