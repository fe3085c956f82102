import { Button } from '@radix-ui/themes'
import { useStudio, useStudioState } from '../store/useStudio.ts'
import { useReading } from '../ui/useReading.ts'

/** Where two have written the same sentence at the same time: both, for the author to choose. Neither is lost before that. */
export const Conflicts = () => {
  const studio = useStudio()
  const read = useReading()
  const conflicts = useStudioState((state) => state.conflicts)
  return conflicts.map((conflict) => (
    <section
      key={`${conflict.id}${conflict.pointer}`}
      className="studio-conflict"
      role="alert"
      aria-label="Written twice"
    >
      <p>
        <strong>This was changed elsewhere while you wrote it.</strong> Which one shall stand?
      </p>
      <div>
        <figure>
          <figcaption>Yours</figcaption>
          <blockquote dir="auto">{read(conflict.ours)}</blockquote>
          <Button size="1" onClick={() => studio.resolveConflict(conflict, 'ours')}>
            Keep mine
          </Button>
        </figure>
        <figure>
          <figcaption>The other one, in the file now</figcaption>
          <blockquote dir="auto">{read(conflict.theirs)}</blockquote>
          <Button
            size="1"
            variant="soft"
            onClick={() => studio.resolveConflict(conflict, 'theirs')}
          >
            Keep the other
          </Button>
        </figure>
      </div>
    </section>
  ))
}
