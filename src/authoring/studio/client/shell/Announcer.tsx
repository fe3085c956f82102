import { Button } from '@radix-ui/themes'
import { useRef } from 'react'
import type { Notice } from '../store/StudioState.ts'
import { useStudio, useStudioState } from '../store/useStudio.ts'
import { SignButton } from '../ui/SignButton.tsx'
import { useReading } from '../ui/useReading.ts'
import { Words } from '../ui/Words.tsx'
import { useDismissOnNavigate } from './useDismissOnNavigate.ts'
import { useUnattended } from './useUnattended.ts'

/**
 * Long enough to read a sentence. Who is to press something needs 20 seconds at least (WCAG 2.2.1), and looks first at the page for what was done: twice that.
 * In milliseconds; what went wrong stays until it is closed.
 */
const shownFor = ({ text, kind, canUndo }: Notice) =>
  kind === 'trouble' ? undefined : canUndo || text.includes('\n') ? 40_000 : 8000

/** What the last step reports: read out to those who hear the studio, shown at the foot to those who see it, with the way back. */
export const Announcer = () => {
  const studio = useStudio()
  const read = useReading()
  const notice = useStudioState((state) => state.notice)
  const [first, ...more] = notice?.text.split('\n') ?? []
  const note = useRef<HTMLElement>(null)
  useDismissOnNavigate(notice, studio.dismiss)
  useUnattended(note, notice?.id, notice && shownFor(notice), studio.dismiss)
  return (
    <>
      <div role="status" className="studio-unseen">
        {first === undefined ? null : read(first)}
      </div>
      {notice ? (
        <section
          ref={note}
          className="studio-said"
          data-kind={notice.kind}
          aria-label="What was done"
        >
          <div>
            <p>
              <Words>{first ?? ''}</Words>
            </p>
            {more.length > 0 ? (
              <details>
                <summary>More about it</summary>
                {more.map((line) => (
                  <p key={line}>
                    <Words>{line}</Words>
                  </p>
                ))}
              </details>
            ) : null}
          </div>
          {notice.canUndo ? (
            <Button variant="soft" size="1" highContrast onClick={() => void studio.undo()}>
              Undo
            </Button>
          ) : null}
          <SignButton sign="close" name="Close" size="1" onClick={studio.dismiss} />
        </section>
      ) : null}
    </>
  )
}
