import { Button } from '@radix-ui/themes'
import { useRef } from 'react'
import type { Said } from '../store/StudioState.ts'
import { useStudio, useStudioState } from '../store/useStudio.ts'
import { SignButton } from '../ui/SignButton.tsx'
import { useReading } from '../ui/useReading.ts'
import { Words } from '../ui/Words.tsx'
import { useGoneWithView } from './useGoneWithView.ts'
import { useUnattended } from './useUnattended.ts'

/**
 * Long enough to read a sentence. Who is to press something needs 20 seconds at least (WCAG 2.2.1), and looks first at the page for what was done: twice that.
 * In milliseconds; what went wrong stays until it is closed.
 */
const shownFor = ({ text, kind, canUndo }: Said) =>
  kind === 'trouble' ? undefined : canUndo || text.includes('\n') ? 40_000 : 8000

/** What the last step said: read out to those who hear the studio, shown at the foot to those who see it, with the way back. */
export const Announcer = () => {
  const studio = useStudio()
  const read = useReading()
  const said = useStudioState((state) => state.said)
  const [first, ...more] = said?.text.split('\n') ?? []
  const note = useRef<HTMLElement>(null)
  useGoneWithView(said, studio.hush)
  useUnattended(note, said?.id, said && shownFor(said), studio.hush)
  return (
    <>
      <div role="status" className="studio-unseen">
        {first === undefined ? null : read(first)}
      </div>
      {said ? (
        <section
          ref={note}
          className="studio-said"
          data-kind={said.kind}
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
          {said.canUndo ? (
            <Button variant="soft" size="1" highContrast onClick={() => void studio.undo()}>
              Undo
            </Button>
          ) : null}
          <SignButton sign="close" name="Close" size="1" onClick={studio.hush} />
        </section>
      ) : null}
    </>
  )
}
