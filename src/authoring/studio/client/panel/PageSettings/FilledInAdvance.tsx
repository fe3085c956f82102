import { askedIn } from '../../../../../core/document/askedIn.ts'
import { useDialogs } from '../../store/useDialogs.ts'
import { useDocument, useStudio } from '../../store/useStudio.ts'
import type { FilledIn } from './filledIn.ts'
import { PlaceLine } from './PlaceLine.tsx'

type LineProps = { readonly file: string; readonly filled: FilledIn; readonly onRight: () => void }

const Line = ({ file, filled: { pointer, dialog, answers }, onRight }: LineProps) => {
  const studio = useStudio()
  const known = useDialogs(file).find(({ id }) => id === dialog)
  const fields = askedIn(useDocument(known?.file)?.value)
  const said = Object.entries(answers).map(([name, value]) => {
    const field = fields.find((one) => one.name === name)
    return `${field?.label ?? name} “${field?.options.find((option) => option.value === value)?.label ?? String(value)}”`
  })
  return (
    <PlaceLine
      text={`${known?.title ?? dialog}: ${said.join(', ')}`}
      onShow={() => studio.choose({ file, pointer }, 'list')}
      onRight={onRight}
    />
  )
}

type Props = {
  readonly file: string
  readonly filled: readonly FilledIn[]
  readonly onRight: (filled: FilledIn) => void
}

/** What the buttons of a draft fill in. No text of the page says it, so that a copy would go on sending enquiries for the other page. */
export const FilledInAdvance = ({ file, filled, onRight }: Props) =>
  filled.length === 0 ? null : (
    <>
      <p>
        Buttons of this page fill in these answers for whoever clicks them: see that they are right
        here.
      </p>
      <ul>
        {filled.map((one) => (
          <Line key={one.pointer} file={file} filled={one} onRight={() => onRight(one)} />
        ))}
      </ul>
    </>
  )
