import { Button } from '@radix-ui/themes'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import { Fields } from '../../panel/fields/Fields.tsx'
import { FindingNotes } from '../../panel/fields/FindingNotes.tsx'
import { useRemove } from '../../panel/fields/useRemove.ts'
import { useForm } from '../../panel/formContext.ts'
import { Sign } from '../../ui/Sign.tsx'
import { titleOf } from '../../ui/words.ts'

type Props = {
  readonly name: string
  readonly schema: Schema
  readonly value: unknown
  readonly isOptional: boolean
}

/** A key of the settings that is all of its section: its fields stand without a frame, and below them is the way to take it out where the site can do without. */
export const WholePart = ({ name, schema, value, isOptional }: Props) => {
  const { findings } = useForm()
  const pointer = `/${name}`
  const title = titleOf(schema)
  const remove = useRemove({ pointer, title })
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
