import { Link, useLocation } from 'react-router-dom'
import { asksForSomething } from '../store/findingsIn.ts'
import { foundSince } from '../store/foundSince.ts'
import { useLastPage } from '../store/useLastPage.ts'
import { useStudioState } from '../store/useStudio.ts'
import { Sign } from '../ui/Sign.tsx'
import { views } from '../views/registry.ts'
import { LookSwitch } from './LookSwitch.tsx'

/** The views, at the side of the window, and at its foot on a phone. */
export const Rail = () => {
  const { pathname } = useLocation()
  const lastPage = useLastPage()
  const findings = useStudioState(
    ({ overview }) => overview?.findings.filter(asksForSomething).length ?? 0,
  )
  const added = useStudioState(
    ({ overview, foundAtFirst }) =>
      foundSince(overview?.findings ?? [], foundAtFirst).filter(asksForSomething).length,
  )
  return (
    <nav className="studio-rail" aria-label="Views">
      <ul>
        {views.map(({ path, title, sign }) =>
          sign ? (
            <li key={path}>
              <Link
                to={
                  path === '/_pages' && pathname.startsWith('/_') && !pathname.startsWith('/_pages')
                    ? lastPage
                    : path
                }
                title={
                  path === '/_findings' && added > 0
                    ? `${added} of them new since the studio was opened`
                    : undefined
                }
                aria-current={
                  (
                    path === '/_pages'
                      ? !pathname.startsWith('/_') || pathname === path
                      : pathname.startsWith(path)
                  )
                    ? 'page'
                    : undefined
                }
              >
                <Sign name={sign} size={20} />
                <span>{title}</span>
                {path === '/_findings' && findings > 0 ? (
                  <span className="studio-count">{findings > 99 ? '99+' : findings}</span>
                ) : null}
              </Link>
            </li>
          ) : null,
        )}
        <li className="studio-rail-last">
          <LookSwitch />
        </li>
        <li>
          <Link
            to="/_help"
            aria-current={/^\/_(help|gallery|checker)/.test(pathname) ? 'page' : undefined}
          >
            <Sign name="help" size={20} />
            <span>Help</span>
          </Link>
        </li>
      </ul>
    </nav>
  )
}
