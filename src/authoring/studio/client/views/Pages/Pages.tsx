import { Button, TextField } from '@radix-ui/themes'
import { type FormEvent, memo, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { isFoundIn } from '../../../../../core/document/matchesQuery.ts'
import type { ListedDocument } from '../../../../workspace/overview.ts'
import type { TreeAnswer } from '../../../protocol/viewAnswers.ts'
import { nameOfDocument } from '../../store/nameOfDocument.ts'
import { useAnswer } from '../../store/useAnswer.ts'
import { useStudio, useStudioState } from '../../store/useStudio.ts'
import { Sign } from '../../ui/Sign.tsx'
import { useMeant } from '../../ui/useMeant.ts'
import { foundPages } from './flatten.ts'
import { PageMenu } from './PageMenu.tsx'
import { PageRow } from './PageRow.tsx'
import { PageTree } from './PageTree.tsx'

const maxFound = 100
/** What opens over pages to be filled in, as authors call it. */
const formsHeading = 'Forms'
const isDialog = ({ path }: ListedDocument) => /(^|\/)_dialogs\//.test(path)

const Others = ({
  heading,
  documents,
}: {
  heading: string
  documents: readonly ListedDocument[]
}) =>
  documents.length === 0 ? null : (
    <section aria-label={heading}>
      <h2 className="pages-heading">{heading}</h2>
      <ul className="pages-tree">
        {documents.map((document) => (
          <li key={document.path}>
            <PageRow
              route={document.route ?? ''}
              name={nameOfDocument(document)}
              file={document.path}
              draft={document.draft}
              waits={document.waits}
            />
          </li>
        ))}
      </ul>
    </section>
  )

/** Drawn anew when the tree is another one, not with each change of the site: there may be hundreds of rows. */
const Groups = memo(({ groups }: { readonly groups: TreeAnswer['groups'] }) =>
  groups.map(({ heading, nodes }) => (
    <section key={heading} aria-label={heading}>
      <h2 className="pages-heading">{heading}</h2>
      <PageTree nodes={nodes} />
    </section>
  )),
)

const noGroups: TreeAnswer['groups'] = []

/** The site's pages as visitors know them; they stand beside the page, and alone on a phone. */
export const Pages = () => {
  const studio = useStudio()
  const navigate = useNavigate()
  const documents = useStudioState(({ overview }) => overview?.documents) ?? []
  const [words, setWords] = useState('')
  const { pathname } = useLocation()
  const { answer, trouble } = useAnswer('tree', {})
  const groups = answer?.groups ?? noGroups
  const found = words.trim() === '' ? undefined : foundPages(groups, words)
  const isFound = (document: ListedDocument) =>
    isFoundIn(words, [
      document.title,
      document.route,
      isDialog(document) ? formsHeading : undefined,
    ])
  const others = documents.filter(
    (document) =>
      document.route !== undefined &&
      /^pages\/([^/]+\/)?_/.test(document.path) &&
      isFound(document),
  )
  /** Enter leads where a press on the first line would. */
  const mean = useMeant(answer !== undefined, () => {
    const [first] = found ?? []
    if (!first) return
    studio.choose(undefined)
    void navigate(first.route)
  })
  const ask = (event: FormEvent) => {
    event.preventDefault()
    mean(true)
  }
  const write = (text: string) => {
    mean(false)
    setWords(text)
  }
  // Without the server nobody knows how the pages belong together; which there are is known.
  const listed =
    answer || !trouble
      ? []
      : documents.filter(
          ({ route, path, title }) =>
            route !== undefined &&
            !/(^|\/)_/.test(path.slice('pages/'.length)) &&
            isFoundIn(words, [title, route]),
        )
  return (
    <div className="pages">
      <div className="pages-tools">
        <search aria-label="Pages">
          <form onSubmit={ask}>
            <TextField.Root
              autoComplete="off"
              placeholder="Find a page"
              aria-label="Find a page"
              type="search"
              value={words}
              onChange={(event) => write(event.target.value)}
            />
          </form>
        </search>
        <Button asChild variant="soft">
          <Link
            to={pathname.startsWith('/_') ? '/_new' : `/_new?at=${encodeURIComponent(pathname)}`}
          >
            <Sign name="plus" /> New page
          </Link>
        </Button>
      </div>
      {found ? (
        <ul className="pages-tree" aria-label="Pages that were found">
          {found.slice(0, maxFound).map((node) => (
            <li key={node.route}>
              <PageRow
                {...node}
                tellsRoute={found.some((other) => other !== node && other.name === node.name)}
              >
                <PageMenu route={node.route} name={node.name} languages={node.languages} />
              </PageRow>
            </li>
          ))}
          {found.length === 0 && others.length === 0 && listed.length === 0 ? (
            <li className="studio-quiet">No page is called so.</li>
          ) : null}
        </ul>
      ) : (
        <Groups groups={groups} />
      )}
      <Others heading="Pages" documents={listed} />
      {/* Below the tree, and not at its place until it has come. */}
      {answer || trouble ? (
        <>
          <Others heading={formsHeading} documents={others.filter(isDialog)} />
          <Others heading="Besides" documents={others.filter((document) => !isDialog(document))} />
        </>
      ) : null}
    </div>
  )
}
