import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { matchesQuery } from '../../../../core/document/matchesQuery.ts'
import type { SiteDocument } from '../../../../core/document/site.ts'
import { languagesOf } from '../../../../core/model/site/editions/languagesOf.ts'
import type { LinkedText } from '../../protocol/frameMessages.ts'
import type { PlacesAnswer } from '../../protocol/viewAnswers.ts'
import { backTo } from '../store/backTo.ts'
import type { Place } from '../store/StudioState.ts'
import { useAnswer } from '../store/useAnswer.ts'
import { type ListedPage, useDocument, usePages, useStudioState } from '../store/useStudio.ts'
import { Sign } from '../ui/Sign.tsx'
import { rankPages } from './rankPages.ts'

/** So many pages are shown at once: others are found by their words. */
const maxShown = 80

type Props = {
  readonly written: string
  readonly href: string
  readonly onlyPages?: boolean
  readonly among?: readonly string[] | undefined
  readonly route: string | undefined
  readonly link?: Place | LinkedText | undefined
  readonly onChoose: (href: string, words: string) => void
  /** What else is found, below the pages; null if nothing is. */
  readonly children: ReactNode
}

/** Pages by title and address, with the places on the one that is open, and on others once these are looked for or opened. */
export const LinkPages = ({
  written,
  href,
  route = '',
  onlyPages = false,
  among,
  link,
  onChoose,
  children,
}: Props) => {
  const pages = usePages()
  const { answer } = useAnswer('places', onlyPages ? undefined : { words: written, route })
  const places = new Map(answer?.map((page) => [page.route, page.places]))
  const settings = useDocument('pages/_site.json')?.value as Partial<SiteDocument> | undefined // lint says where it isn't one
  const found = pages
    .filter((page) => among?.includes(page.route) ?? true)
    .map((page) => {
      const isNamed = matchesQuery(written, page.title, page.route)
      // The answer may still be the one to fewer letters, and has all places of the page that is open.
      // A page that is found needs no second line for its own heading.
      const meant = (places.get(page.route) ?? []).filter(
        ({ heading }) =>
          (isNamed && page.route === route) ||
          (matchesQuery(written, heading) && !(isNamed && heading === page.title)),
      )
      return { ...page, isNamed, meant }
    })
    .filter(({ isNamed, meant }) => isNamed || meant.length > 0)
  if (found.length === 0 && written.trim() !== '' && children === null)
    return <NoPage {...{ route, link }} written={written.trim()} isMade={among === undefined} />
  const languages = languagesOf(Array.isArray(settings?.languages) ? settings : {})
  return (
    <>
      {rankPages(found, written, { route, languages })
        .slice(0, maxShown)
        .map((page) => (
          <PageRow key={page.route} {...{ page, href, route, onlyPages, onChoose }} />
        ))}
      {children}
    </>
  )
}

/** What to do if the page that somebody wants to link to isn't there yet. */
const NoPage = ({
  written,
  route,
  link,
  isMade,
}: Pick<Props, 'written' | 'link'> & { readonly route: string; readonly isMade: boolean }) => {
  const chosen = useStudioState((state) => state.chosen)
  return (
    <li className="view-row" role="status">
      <span>No page found for “{written}”.</span>
      {isMade ? (
        <Link
          className="view-link"
          to={`/_new?${new URLSearchParams({ title: written, ...(route ? { at: route } : {}) })}`}
          state={backTo(route, chosen, link)}
        >
          Create this page
        </Link>
      ) : null}
    </li>
  )
}

type RowProps = Omit<Props, 'written' | 'route' | 'link' | 'among' | 'children'> & {
  readonly route: string
  readonly page: ListedPage & { readonly meant: PlacesAnswer[number]['places'] }
}

/** A page, and beside it what opens the places on it; on the page itself the arrow key to the right does. */
const PageRow = ({
  page: { title, route: at, draft, meant },
  href,
  route,
  onlyPages,
  onChoose,
}: RowProps) => {
  const [isOpen, setOpen] = useState(false)
  const { answer } = useAnswer('places', isOpen ? { words: '', route: at } : undefined)
  const all = answer?.find((one) => one.route === at)?.places
  const places = isOpen ? (all ?? meant) : meant
  const hasMore = !onlyPages && at !== route
  const onKeyDown = ({ key }: KeyboardEvent) =>
    hasMore && (key === 'ArrowRight' || key === 'ArrowLeft')
      ? setOpen(key === 'ArrowRight')
      : undefined
  return (
    <li>
      <div className="chooser-page">
        <button
          type="button"
          data-option
          className="chooser-row"
          aria-current={href === at ? 'true' : undefined}
          onClick={() => onChoose(at, title)}
          onKeyDown={onKeyDown}
        >
          <Sign name="pages" />
          <span>
            {title}
            {draft ? ' (draft)' : ''}
            <small>{at}</small>
          </span>
        </button>
        {hasMore ? (
          <button
            type="button"
            className="chooser-more"
            aria-expanded={isOpen}
            aria-label={`Places on ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            Places <Sign name="open" size={12} />
          </button>
        ) : null}
      </div>
      <Places places={places} at={at} route={route} href={href} onChoose={onChoose} />
      {isOpen && all?.length === 0 ? (
        <p className="studio-quiet chooser-places">There is no place on it that can be led to.</p>
      ) : null}
    </li>
  )
}

type PlacesProps = Pick<Props, 'href' | 'route' | 'onChoose'> & {
  readonly places: PlacesAnswer[number]['places']
  readonly at: string
}

const Places = ({ places, at, route, href, onChoose }: PlacesProps) => {
  if (places.length === 0) return null
  return (
    <ul className="chooser-places">
      {places.map(({ id, heading }) => {
        const to = at === route ? `#${id}` : `${at}#${id}`
        return (
          <li key={id}>
            <button
              type="button"
              data-option
              className="chooser-row"
              aria-current={href === to ? 'true' : undefined}
              onClick={() => onChoose(to, heading)}
            >
              <Sign name="link" size={14} />
              <span>{heading}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
