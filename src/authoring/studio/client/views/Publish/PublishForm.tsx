import { Button, Spinner, TextArea } from '@radix-ui/themes'
import { useId, useState } from 'react'
import type { PublishAnswer } from '../../../protocol/publishing.ts'
import { useKeptTexts } from '../parts/useKeptTexts.ts'
import { AuthorFields } from './AuthorFields.tsx'
import type { Asked, Way } from './usePublishing.ts'

type Props = {
  readonly answer: PublishAnswer
  readonly busy: Way | undefined
  readonly isHeld: boolean
  readonly publish: (asked: Pick<Asked, 'way' | 'summary' | 'name' | 'email'>) => Promise<boolean>
}

const publishWords = { remote: 'Publish', here: 'Keep this version', copies: 'Publish' } as const

/** What the changes are called, whose they are, and the two ways out. */
export const PublishForm = ({ answer, busy, isHeld, publish }: Props) => {
  // Only what somebody has written is kept; what is proposed follows what goes out.
  const [kept, keep, sent] = useKeptTexts('publish', { summary: '', isWritten: '' }, false)
  const [given, setGiven] = useState<Asked | { readonly name: string; readonly email: string }>()
  const id = useId()
  const summary = kept.isWritten ? kept.summary : answer.summary
  const { name, email } = given ?? answer.author ?? { name: '', email: '' }
  const needsEmail = answer.to.kind !== 'copies'
  const go = async (way: Way) => {
    if (!(await publish({ way, summary, name, email }))) return
    keep({ summary: '', isWritten: '' })
    sent()
  }
  const missing =
    summary.trim() === ''
      ? 'Say in a few words what has changed.'
      : name.trim() === ''
        ? 'Say whose name goes with it.'
        : undefined
  const isOpen = isHeld || busy !== undefined || missing !== undefined
  return (
    <form
      className="publish-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOpen && !answer.noPublish) void go('publish')
      }}
    >
      <label htmlFor={id}>What has changed, in a few words</label>
      <TextArea
        id={id}
        rows={2}
        resize="vertical"
        value={summary}
        onChange={({ target }) => keep({ summary: target.value, isWritten: 'yes' })}
      />
      <AuthorFields
        author={{ name, email }}
        isKnown={answer.isAuthorSaid}
        needsEmail={needsEmail}
        setAuthor={setGiven}
      />
      <div className="view-row">
        <Button type="submit" disabled={isOpen || answer.noPublish !== undefined}>
          {busy === 'publish' ? <Spinner /> : null}
          {publishWords[answer.to.kind]}
        </Button>
        {answer.to.kind === 'remote' ? (
          <Button
            type="button"
            variant="surface"
            color="gray"
            highContrast
            disabled={isOpen || answer.noReview !== undefined}
            onClick={() => void go('review')}
          >
            {busy === 'review' ? <Spinner /> : null}
            Send for review
          </Button>
        ) : null}
        {missing ? <span className="studio-quiet">{missing}</span> : null}
      </div>
      {answer.to.kind === 'remote' ? (
        <p className="studio-quiet">
          “Send for review” keeps them apart there, where a colleague looks at them first: visitors
          see nothing of them before somebody accepts them.
        </p>
      ) : null}
    </form>
  )
}
