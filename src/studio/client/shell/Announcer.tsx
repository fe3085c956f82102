import { Button } from '@radix-ui/themes'
import { useEffect } from 'react'
import { useStudio, useStudioState } from '../store/useStudio.ts'
import { SignButton } from '../ui/SignButton.tsx'

/** Long enough to read a sentence and to reach the button by keys. */
const shownFor = 8000

/** What the last step said: read out to those who hear the studio, shown at the foot to those who see it, with the way back. */
export const Announcer = () => {
  const studio = useStudio()
  const said = useStudioState((state) => state.said)
  useEffect(() => {
    if (!said || said.kind === 'trouble') return
    const timer = setTimeout(() => {
      if (!document.querySelector('.studio-said:is(:hover, :focus-within)')) studio.hush()
    }, shownFor)
    return () => clearTimeout(timer)
  }, [said, studio])
  return (
    <>
      <div role="status" className="studio-unseen">
        {said?.text}
      </div>
      {said ? (
        <section className="studio-said" data-kind={said.kind} aria-label="What was done">
          <p>{said.text}</p>
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
