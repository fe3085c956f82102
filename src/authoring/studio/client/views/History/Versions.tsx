import { Badge, Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { VersionsAnswer } from '../../../protocol/publishing.ts'
import { useMoments } from '../../ui/useMoments.ts'
import { Words } from '../../ui/Words.tsx'
import { VersionDetail } from './VersionDetail.tsx'

type Version = VersionsAnswer['versions'][number]

const VersionRow = ({ version, file }: { version: Version; file?: string | undefined }) => {
  const { id, at, by, summary, isSent, path } = version
  const [isOpen, setOpen] = useState(false)
  const { momentOf } = useMoments()
  return (
    <li>
      <details
        className="history-version"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <strong>
            <Words>{summary}</Words>
          </strong>
          {isSent ? null : <Badge color="gray">Not sent yet</Badge>}
          <span className="studio-quiet">
            {by}, <time dateTime={at}>{momentOf(at)}</time>
          </span>
        </summary>
        <div>
          {isOpen ? (
            <VersionDetail id={id} at={at} summary={summary} file={path ?? file} now={file} />
          ) : null}
        </div>
      </details>
    </li>
  )
}

/** What was published, the last one first; each opens to what it has changed. */
export const Versions = ({
  answer,
  file,
  more,
}: {
  answer: VersionsAnswer
  file?: string | undefined
  more: () => void
}) => (
  <>
    <ol className="view-list">
      {answer.versions.map((version) => (
        <VersionRow key={version.id} version={version} file={file} />
      ))}
    </ol>
    {answer.hasMore ? (
      <Button variant="surface" color="gray" highContrast onClick={more}>
        Show earlier ones
      </Button>
    ) : null}
  </>
)
