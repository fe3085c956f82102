import type { ShownFinding } from '../../../../workspace/overview.ts'
import { useStudio } from '../../store/useStudio.ts'
import { focusAt, textFields } from '../focusAt.ts'
import { PlaceLine } from './PlaceLine.tsx'

export type ToldPlace = {
  readonly pointer: string
  readonly text: string
  readonly onRight?: () => void
  /** What lint can do about it. */
  readonly finding?: ShownFinding
}

/** Places of a document in words, each of which leads there. */
export const Places = ({
  file,
  places,
}: {
  readonly file: string
  readonly places: readonly ToldPlace[]
}) => {
  const studio = useStudio()
  // Whoever is led there writes there.
  const show = (pointer: string) => {
    studio.choose({ file, pointer }, 'list')
    focusAt(pointer, textFields)
  }
  return (
    <ul>
      {places.map(({ pointer, text, onRight, finding }, index) => (
        <PlaceLine
          key={onRight ? `${pointer} ${text}` : index}
          text={text}
          onShow={() => show(pointer)}
          onRight={onRight}
          finding={finding}
        />
      ))}
    </ul>
  )
}
