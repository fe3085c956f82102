import { Button } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import type { PublishDone } from '../../../protocol/publishing.ts'
import { Words } from '../../ui/Words.tsx'
import { Notice, TroubleNotice } from './Notice.tsx'

/** What came of it: that it is published, with where to go on, such as to the visitors' site; or why not, and what to do. */
export const PublishResult = ({ done, site }: { done: PublishDone; site: string | undefined }) => {
  if (!done.done)
    return done.trouble ? (
      <TroubleNotice trouble={done.trouble} />
    ) : done.clashes ? null : (
      <Notice kind="trouble">
        <p>
          <Words>{done.why}</Words>
        </p>
      </Notice>
    )
  return (
    <Notice kind="done">
      {done.messages.map((line) => (
        <p key={line}>
          <Words>{line}</Words>
        </p>
      ))}
      <p className="view-row">
        {done.address ? (
          <Button asChild>
            <a href={done.address} target="_blank" rel="noreferrer">
              Open the request
            </a>
          </Button>
        ) : null}
        {site ? (
          <a className="view-link" href={site} target="_blank" rel="noreferrer">
            Open the site
          </a>
        ) : null}
        <Link className="view-link" to="/_history">
          See it in History
        </Link>
      </p>
    </Notice>
  )
}
