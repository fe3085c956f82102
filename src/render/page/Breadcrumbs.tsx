import { breadcrumbs } from '../../core/model/site/breadcrumbs.ts'
import { Link } from '../ui/Link.tsx'
import { usePage } from '../ui/PageContext.ts'
import { BackTo } from './BackTo.tsx'

/** Where the page stands in the site. */
export const Breadcrumbs = () => {
  const { page, site } = usePage()
  const crumbs = breadcrumbs(site, page)
  const current = crumbs.at(-1)
  if (!current) return null
  return (
    <nav className="crumbs" aria-label={site.words.breadcrumbs}>
      <ol>
        {crumbs.slice(0, -1).map(({ route, name }) => (
          <li key={route}>
            <Link href={route}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current.name}</li>
      </ol>
      <BackTo />
    </nav>
  )
}
