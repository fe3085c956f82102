import { Button } from '@radix-ui/themes'
import type { Schema } from '../../../../document/documentSchemas.ts'
import { Fields } from '../../panel/fields/Fields.tsx'
import { FindingNotes } from '../../panel/fields/FindingNotes.tsx'
import { useForm } from '../../panel/formContext.ts'
import { useEdit } from '../../panel/useEdit.ts'
import { titleOf } from '../../panel/words.ts'
import { useStudio } from '../../store/useStudio.ts'
import { Sign } from '../../ui/Sign.tsx'

type Props = { readonly name: string; readonly schema: Schema; readonly value: unknown; readonly isOptional: boolean }

/** A key of the settings that is all of its section: its fields stand without a frame, and below them is the way to take it out where the site can do without. */
export const WholePart = ({ name, schema, value, isOptional }: Props) => {
  const { findings } = useForm()
  const edit = useEdit()
  const studio = useStudio()
  const pointer = `/${name}`
  const title = titleOf(schema)
  const remove = () => {
    edit.remove(pointer, title)
    studio.say(`Removed ${title}.`, 'done', true)
  }
  return (
    <div className="site-whole" data-pointer={pointer}>
      <FindingNotes findings={findings.get(pointer) ?? []} id={`field-${name}-found`} />
      <Fields schema={schema} pointer={pointer} value={value} />
      {isOptional ? (
        <p>
          <Button type="button" size="1" variant="surface" color="gray" onClick={remove}>
            <Sign name="bin" size={12} /> Remove {title}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
