import { matchesQuery } from '../../../document/matchesQuery.ts'
import { useNames } from '../store/useStudio.ts'
import { FactName } from '../ui/FactName.tsx'
import { useDayInWords } from '../ui/useDayInWords.ts'
import { Chooser } from './Chooser.tsx'

/** Figures by what they are: each with what it says, where it comes from, from when it is, and where it is shown. */
export const FactChooser = ({ onChoose, onClose }: { onChoose: (fact: { readonly name: string; readonly text: string }) => void; onClose: () => void }) => {
  const facts = useNames()?.facts ?? []
  const dayInWords = useDayInWords()
  return (
    <Chooser title="Put in a figure" search="Find a figure by what it is or says" onClose={onClose}>
      {(written) => (
        <ul className="chooser-rows">
          {facts
            .filter(({ label, name, text }) => matchesQuery(written, label, name, text))
            .slice(0, 80)
            .map(({ name, label, text, source, asOf, uses }) => (
              <li key={name}>
                <button type="button" data-option className="chooser-row" onClick={() => onChoose({ name, text })}>
                  <span>
                    {label}
                    <small>
                      {source}, {dayInWords(asOf)}. Shown in {uses.count} place{uses.count === 1 ? '' : 's'}
                      {uses.routes.length > 0 ? `: ${uses.routes.join(', ')}` : ''}
                    </small>
                    <FactName name={name} />
                  </span>
                  <strong>{text}</strong>
                </button>
              </li>
            ))}
          {facts.length === 0 ? <li className="studio-quiet">There are no figures yet. They are kept under Fees & figures.</li> : null}
        </ul>
      )}
    </Chooser>
  )
}
