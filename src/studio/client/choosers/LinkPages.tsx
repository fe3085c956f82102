import { isMeant } from '../../../document/isMeant.ts'
import type { PlacesAnswer } from '../../protocol/viewAnswers.ts'
import { usePages } from '../store/useStudio.ts'
import { Sign } from '../ui/Sign.tsx'
import { useAnswer } from '../views/parts/useAnswer.ts'

/** So many pages are shown at once: others are found by their words. */
const mostShown = 80

type Props = {
  readonly written: string
  readonly href: string
  readonly onlyPages?: boolean
  readonly route: string | undefined
  readonly onChoose: (href: string) => void
}

/** Pages by title and address, with the places on the one that is open, and on others once something is looked for. */
export const LinkPages = ({ written, href, route = '', onlyPages = false, onChoose }: Props) => {
  const pages = usePages()
  const { answer } = useAnswer<PlacesAnswer>('places', onlyPages ? undefined : { words: written, route })
  const places = new Map(answer?.map((page) => [page.route, page.places]))
  return pages
    .map((page) => {
      const isNamed = isMeant(written, page.title, page.route)
      // The answer may still be the one to fewer letters, and has all places of the page that is open.
      const meant = (places.get(page.route) ?? []).filter(({ heading }) => (isNamed && page.route === route) || isMeant(written, heading))
      return { ...page, isNamed, meant }
    })
    .filter(({ isNamed, meant }) => isNamed || meant.length > 0)
    .slice(0, mostShown)
    .map(({ title, route: at, draft, meant }) => (
      <li key={at}>
        <button type="button" data-option className="chooser-row" aria-current={href === at ? 'true' : undefined} onClick={() => onChoose(at)}>
          <Sign name="pages" />
          <span>
            {title}
            {draft ? ' (draft)' : ''}
            <small>{at}</small>
          </span>
        </button>
        <Places places={meant} at={at} route={route} href={href} onChoose={onChoose} />
      </li>
    ))
}

type PlacesProps = Pick<Props, 'href' | 'route' | 'onChoose'> & { readonly places: PlacesAnswer[number]['places']; readonly at: string }

const Places = ({ places, at, route, href, onChoose }: PlacesProps) => {
  if (places.length === 0) return null
  return (
    <ul className="chooser-places">
      {places.map(({ id, heading }) => {
        const to = at === route ? `#${id}` : `${at}#${id}`
        return (
          <li key={id}>
            <button type="button" data-option className="chooser-row" aria-current={href === to ? 'true' : undefined} onClick={() => onChoose(to)}>
              <Sign name="link" size={14} />
              <span>{heading}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
