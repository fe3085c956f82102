import { Link } from 'react-router-dom'
import { isKept } from '../../../../../content/commands/texts/FoundText.ts'
import { pluralInWords } from '../../../../../core/text/plural.ts'
import { newFactAt } from '../../store/newFactAt.ts'
import { useAnswer } from '../../store/useAnswer.ts'
import { TypedPlaces } from './TypedPlaces.tsx'

type Props = { readonly words: string; readonly hasFacts: boolean }

/**
 * What somebody looks for among the figures and pages say in words of their own: there it is changed place by place, or becomes one figure. Words that are no figure are
 * looked up only where no figure is called so. What figures say of themselves stands on no page.
 */
export const TypedOnPages = ({ words, hasFacts }: Props) => {
  const wanted = words.trim()
  const isAsked = wanted.length > 1 && (!hasFacts || /\d/.test(wanted))
  const { answer, isOld } = useAnswer('texts', isAsked ? { words: wanted } : undefined)
  if (!isAsked || isOld || !answer || 'why' in answer) return null
  const hits = answer.hits.flatMap((hit) =>
    isKept(hit) || /^pages\/_(?:facts\.json|checks\/)/.test(hit.file) ? [] : [hit],
  )
  if (hits.length === 0) return null
  const pages = new Set(hits.map(({ file }) => file)).size
  return (
    <section className="view-group" aria-label="Typed on pages">
      <h2>
        “<bdi>{wanted}</bdi>” is typed on {pluralInWords(pages, 'page')}
      </h2>
      <p className="studio-quiet">
        There it is written out and changed place by place.{' '}
        <Link className="view-link" to={newFactAt(wanted)}>
          Make it one figure
        </Link>{' '}
        and it is changed once, here, for all of them.
      </p>
      <TypedPlaces hits={hits} figure={wanted} />
    </section>
  )
}
