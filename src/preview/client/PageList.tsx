import { Badge, Text } from '@radix-ui/themes'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import type { ListedDocument } from '../overview.ts'
import { severityColors } from './severityColors.ts'
import type { LiveOverview } from './useOverview.ts'

const Counts = ({ overview, path }: { overview: LiveOverview; path: string }) => {
  const own = overview.findings.filter(({ file }) => file === path)
  return Object.entries(severityColors).map(([kind, color]) => {
    const count = own.filter(({ severity }) => severity === kind).length
    return count > 0 ? (
      <Badge highContrast color={color} aria-label={`${count} ${kind}${count === 1 ? '' : 's'}`} key={kind}>
        {count}
      </Badge>
    ) : null
  })
}

const matches = ({ path, title, route = '' }: ListedDocument, filter: string) => `${path} ${title} ${route}`.toLowerCase().includes(filter.trim().toLowerCase())

const isPage = ({ path }: ListedDocument) => !/\/_/.test(path)

/** Pages by their address, the home page first; then dialogs, the not-found page and what makes no page. */
const inOrder = (a: ListedDocument, b: ListedDocument): number => Number(isPage(b)) - Number(isPage(a)) || ((a.route ?? a.path) < (b.route ?? b.path) ? -1 : 1)

/** Where a document can be looked at: its page, or for the site's own documents a list of what lint finds in them. */
export const placeOfDocument = ({ route, path }: ListedDocument): string => route ?? `/_file/${path}`

type Props = { readonly overview: LiveOverview; readonly filter: string; readonly onlyAmiss: boolean }

/** Every document, or every one with findings, drafts included, with the number of its findings. */
export const PageList = ({ overview, filter, onlyAmiss }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the reason to bring its entry into view
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <ul className="authoring-pages" ref={list}>
      {overview.documents
        .filter((document) => matches(document, filter) && !(onlyAmiss && overview.findings.every(({ file }) => file !== document.path)))
        .sort(inOrder)
        .map((document) => (
          <li key={document.path}>
            <NavLink to={placeOfDocument(document)} end>
              <span className="authoring-name">
                <Text size="2" as="span" truncate>
                  {document.route ?? document.path.replace('pages/', '')}
                </Text>
                <Text size="1" as="span" color="gray" truncate>
                  {document.title || document.path}
                </Text>
              </span>
              {document.draft ? (
                <Badge highContrast color="blue">
                  Draft
                </Badge>
              ) : null}
              <Counts overview={overview} path={document.path} />
            </NavLink>
          </li>
        ))}
    </ul>
  )
}
