import { ancestors, nameOf } from '../model/ancestors.ts'
import { kindOf, notFoundRoute } from '../model/sources.ts'
import { Link } from '../ui/Link.tsx'
import { usePage } from './PageContext.ts'

/** Where the page stands in the site. The home page and the not-found page stand nowhere in particular. */
export const Breadcrumbs = () => {
  const { page, site } = usePage()
  if ('heading' in page.document || page.route === notFoundRoute || kindOf(page.document) === 'home') return null
  const current = { ...page, document: page.document }
  const above = ancestors(site, current)
  if (above.length === 0) return null
  return (
    <nav className="crumbs" aria-label={site.words.breadcrumbs}>
      <ol>
        {above.map((parent) => (
          <li key={parent.route}>
            <Link href={parent.route}>{parent.route === '/' ? site.words.home : nameOf(parent)}</Link>
          </li>
        ))}
        <li aria-current="page">{nameOf(current)}</li>
      </ol>
    </nav>
  )
}
