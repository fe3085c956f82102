import { askedIn } from '../../../../document/askedIn.ts'
import { useDialogs } from '../../store/useDialogs.ts'
import { useDocument, useStudio } from '../../store/useStudio.ts'
import { type FilledIn, filledIn } from './filledIn.ts'

const Line = ({ file, filled: { pointer, dialog, answers } }: { readonly file: string; readonly filled: FilledIn }) => {
  const studio = useStudio()
  const known = useDialogs(file).find(({ id }) => id === dialog)
  const fields = askedIn(useDocument(known?.file)?.value)
  const said = Object.entries(answers).map(([name, value]) => {
    const field = fields.find((one) => one.name === name)
    return `${field?.label ?? name} “${field?.options.find((option) => option.value === value)?.label ?? String(value)}”`
  })
  return (
    <li>
      <button type="button" onClick={() => studio.choose({ file, pointer }, 'list')}>
        {known?.title ?? dialog}: {said.join(', ')}
      </button>
    </li>
  )
}

type Props = { readonly file: string; readonly document: Readonly<Record<string, unknown>> }

/** What the buttons of a draft fill in. No text of the page says it, so that a copy would go on sending enquiries for the other page. */
export const FilledInAdvance = ({ file, document }: Props) => {
  const filled = filledIn(document)
  if (filled.length === 0) return null
  return (
    <>
      <p>Buttons of this page fill in answers. See that they are right for it:</p>
      <ul>
        {filled.map((one) => (
          <Line key={one.pointer} file={file} filled={one} />
        ))}
      </ul>
    </>
  )
}
