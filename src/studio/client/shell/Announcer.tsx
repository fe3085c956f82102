import { Button } from '@radix-ui/themes'
import { useEffect } from 'react'
import { useStudio, useStudioState } from '../store/useStudio.ts'
import { SignButton } from '../ui/SignButton.tsx'
import { useReading } from '../ui/useReading.ts'
import { Words } from '../views/parts/Words.tsx'

/** Long enough to read a sentence; what has a button, or more to tell, waits for people who look at the page first. In milliseconds. */
const shownFor = (lines: number, canUndo: boolean) => (lines > 1 || canUndo ? 24_000 : 8000)

/** What the last step said: read out to those who hear the studio, shown at the foot to those who see it, with the way back. */
export const Announcer = () => {
  const studio = useStudio()
  const read = useReading()
  const said = useStudioState((state) => state.said)
  const [first, ...more] = said?.text.split('\n') ?? []
  useEffect(() => {
    if (!said || said.kind === 'trouble') return
    const timer = setTimeout(
      () => {
        if (!document.querySelector('.studio-said:is(:hover, :focus-within)')) studio.hush()
      },
      shownFor(said.text.split('\n').length, said.canUndo),
    )
    return () => clearTimeout(timer)
  }, [said, studio])
  return (
    <>
      <div role="status" className="studio-unseen">
        {first === undefined ? null : read(first)}
      </div>
      {said ? (
        <section className="studio-said" data-kind={said.kind} aria-label="What was done">
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
