import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Expectation } from '../../../../../core/document/checks.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import { useDocument, useStudio, useStudioState } from '../../store/useStudio.ts'
import { valueAt } from '../../store/valueAfter.ts'
import { Checks } from '../Findings/Checks.tsx'
import { PageSelect } from '../parts/PageSelect.tsx'
import { ViewHead } from '../parts/ViewHead.tsx'
import { ExpectedFile, pointerOfPage } from './ExpectedFile.tsx'

const defaultFile = 'pages/_checks/pages.json'
const schema = '../../schema/checks.schema.json'

/** What pages must go on saying, page by page, to be written; and below it whether they do. */
export const Expectations = () => {
  const studio = useStudio()
  const documents = useStudioState(({ overview }) => overview?.documents)
  const files = (documents ?? []).flatMap(({ path }) =>
    path.startsWith('pages/_checks/') ? [path] : [],
  )
  const [route, setRoute] = useState('')
  const first = useDocument(files[0])?.value
  const add = () => {
    const file = files[0] ?? defaultFile
    const value: Expectation[] = [
      { name: 'TODO: what the page must say', says: ['TODO: the words'] },
    ]
    const hasPages = isObject(valueAt(first, ['pages']))
    const inPages = hasPages
      ? { pointer: pointerOfPage(route), value }
      : { pointer: '/pages', value: { [route]: value } }
    const edit =
      files.length > 0
        ? inPages
        : { pointer: '', value: { $schema: schema, pages: { [route]: value } } }
    studio.send({ label: `What ${route} must say`, edits: [{ kind: 'set', file, ...edit }] })
    setRoute('')
  }
  return (
    <div className="view">
      <p className="view-back">
        <Link to="/_findings">Findings</Link>
      </p>
      <ViewHead title="What pages must say">
        What must not get lost when pages are written anew: a price, a link, a form. Each has a name
        and what is looked for.
      </ViewHead>
      {files.map((file) => (
        <ExpectedFile key={file} file={file} />
      ))}
      <form
        className="view-row"
        onSubmit={(event) => {
          event.preventDefault()
          if (route !== '') add()
        }}
      >
        <PageSelect label="A further page" none="Choose a page" value={route} choose={setRoute} />
        <Button type="submit" disabled={route === ''}>
          Add
        </Button>
      </form>
      <Checks />
    </div>
  )
}
