import { Button, TextField } from '@radix-ui/themes'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { matchesQuery } from '../../../../../core/document/matchesQuery.ts'
import { useAnswer } from '../../store/useAnswer.ts'
import { lastPage } from '../../store/useLastPage.ts'
import { Sign } from '../../ui/Sign.tsx'
import { ViewHead } from '../parts/ViewHead.tsx'
import { HelpText } from './HelpText.tsx'
import { type HelpPart, helpSections } from './helpSections.ts'
import { type Topic, topics } from './topics.ts'

const TopicRow = ({
  topic: { wants, to, opens },
  parts,
}: {
  readonly topic: Topic
  readonly parts: readonly HelpPart[]
}) => (
  <li className="help-topic">
    <details>
      <summary>
        <h2>{wants}</h2>
      </summary>
      {to === undefined ? null : (
        <Button asChild variant="soft">
          <Link to={to === 'page' ? lastPage() : to}>
            {opens} <Sign name="right" size={12} />
          </Link>
        </Button>
      )}
      <HelpText parts={parts} />
    </details>
    {to === undefined ? null : (
      <Link
        className="view-link"
        to={to === 'page' ? lastPage() : to}
        aria-label={`${wants}: ${opens}`}
      >
        {opens}
      </Link>
    )}
  </li>
)

/** What people want to do, found by their words, with the way to where it is done; below each stands how, from docs/authoring.md. */
export const Help = () => {
  const [written, setWritten] = useState('')
  const { answer } = useAnswer('help', {})
  const sections = useMemo(() => helpSections(answer?.text ?? ''), [answer])
  const found = topics.filter(({ wants, knownAs }) => matchesQuery(written, wants, knownAs))
  return (
    <div className="view">
      <ViewHead
        title="Help"
        tools={
          <>
            <Button asChild variant="soft" color="gray" highContrast>
              <Link to="/_gallery">Every kind of block</Link>
            </Button>
            <Button asChild variant="soft" color="gray" highContrast>
              <Link to="/_checker">Check a document</Link>
            </Button>
          </>
        }
      >
        Say what you want to do.
      </ViewHead>
      <TextField.Root
        type="search"
        autoComplete="off"
        size="3"
        aria-label="What do you want to do?"
        placeholder="change a price, add a question, new page, publish …"
        value={written}
        onChange={(event) => setWritten(event.target.value)}
      >
        <TextField.Slot>
          <Sign name="search" />
        </TextField.Slot>
      </TextField.Root>
      <p className="view-count" role="status">
        {written === ''
          ? ''
          : found.length === 0
            ? `Nothing is called “${written}” here. Try another word, such as price, question, page or publish.`
            : `${found.length} found.`}
      </p>
      <ul className="help-topics">
        {found.map((topic) => (
          <TopicRow key={topic.wants} topic={topic} parts={sections.get(topic.section) ?? []} />
        ))}
      </ul>
    </div>
  )
}
