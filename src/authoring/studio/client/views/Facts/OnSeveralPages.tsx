import { Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { pluralWord } from '../../../../../core/text/plural.ts'
import { newFactAt } from '../../store/newFactAt.ts'
import { useAnswer } from '../../store/useAnswer.ts'
import { TypedPlaces } from './TypedPlaces.tsx'

const inWords = (count: number) =>
  pluralWord(count, 'One fee or rate is', `${count} fees and rates are`)

/** Fees and rates that several pages type: each is offered to stand here once. Folded, so that the figures that do come first. */
export const OnSeveralPages = () => {
  const { answer = [] } = useAnswer('figures-on-pages', {})
  if (answer.length === 0) return null
  return (
    <details className="facts-typed">
      <summary>{inWords(answer.length)} typed on several pages, and not kept here yet</summary>
      <ul className="view-list">
        {answer.map(({ figure, label, pages, hits }) => (
          <li key={`${figure} ${label}`} className="view-change">
            <div>
              <strong>
                <bdi>{figure}</bdi> <span className="studio-quiet">on {pages} pages</span>
              </strong>
              <TypedPlaces hits={hits} figure={figure} />
            </div>
            <Button asChild variant="surface">
              <Link to={newFactAt(figure, label)} aria-label={`Make ${figure} one figure`}>
                Make it one figure
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
