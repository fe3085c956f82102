import { wordDiff } from '../../../../../content/changes/describe/wordDiff.ts'
import type { FactUse } from '../../../../../content/facts/factEffect.ts'
import { placesInWords } from '../../../protocol/placesInWords.ts'
import { useDayInWords } from '../../ui/useDayInWords.ts'
import { Nothing } from '../parts/Nothing.tsx'
import { Told } from '../parts/Told.tsx'
import { TypedBeside, UsePlace } from './TypedBeside.tsx'
import type { FactEffectNow } from './useFactEffect.ts'

type Props = {
  readonly effect: FactEffectNow
  readonly isChanged: boolean
  readonly isHeld: boolean
}

const Use = ({
  use,
  now,
  isChanged,
}: { use: FactUse; isChanged: boolean } & Pick<FactEffectNow, 'now'>) => (
  <li>
    <p>
      {isChanged ? (
        <Told words={wordDiff(use.before, use.after).map(({ as, text }) => ({ as, text }))} />
      ) : (
        use[now]
      )}
    </p>
    <UsePlace use={use} /> <span className="studio-quiet">{use.route}</span>
    {use.typed === undefined ? null : (
      <p className="fact-warning">
        “<bdi>{use.typed}</bdi>” is typed beside the figure here.
      </p>
    )}
  </li>
)

/** Every page that shows a figure, with its sentence before and after. */
export const FactEffect = ({ effect: { answer, now }, isChanged, isHeld }: Props) => {
  const dayInWords = useDayInWords()
  if (isHeld)
    return (
      <section className="fact-effect" aria-label="Where it is shown">
        <h2>What the change does</h2>
        <Nothing>
          A figure can’t be read yet, or a day is missing: nothing is saved, and all pages say what
          they said.
        </Nothing>
      </section>
    )
  const uses = answer && 'uses' in answer ? answer.uses : []
  return (
    <section className="fact-effect" aria-label="Where it is shown">
      <h2>{isChanged ? 'What the change does' : 'Where it is shown'}</h2>
      <p className="studio-quiet" role="status">
        {answer === undefined
          ? ''
          : 'why' in answer
            ? answer.why
            : !isChanged || answer.before === answer.after
              ? `It reads ${answer[now]}.`
              : `${answer.before} becomes ${answer.after}.`}
        {answer && 'uses' in answer && answer.later
          ? ` From ${dayInWords(answer.later.from)} on it reads ${answer.later.text}.`
          : ''}
        {uses.length > 0 ? ` It is shown in ${placesInWords(uses, { named: 0 })}.` : ''}
      </p>
      <TypedBeside uses={uses} />
      {answer && 'uses' in answer ? (
        uses.length > 0 ? (
          <ul className="view-list">
            {uses.map((use) => (
              <Use key={use.file + use.pointer} use={use} now={now} isChanged={isChanged} />
            ))}
          </ul>
        ) : (
          <Nothing>No page shows it.</Nothing>
        )
      ) : null}
    </section>
  )
}
