import { useStudio } from '../../store/useStudio.ts'
import { SignButton } from '../../ui/SignButton.tsx'
import { useForm } from '../formContext.ts'
import { useEdit } from '../useEdit.ts'
import { titleOf } from '../words.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'

/** Values that belong together. */
export const ObjectField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const { Fields } = useForm().parts
  const studio = useStudio()
  const title = titleOf(schema)
  const remove = () => {
    edit.remove(pointer, title)
    studio.say(`Removed ${title}.`, 'done', true)
  }
  const tools = isOptional && value !== undefined ? <SignButton size="1" sign="bin" name={`Remove ${title}`} onClick={remove} /> : null
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare, tools }} as="group">
      {() => (
        <div className="panel-group">
          <Fields schema={schema} pointer={pointer} value={value} />
        </div>
      )}
    </FieldLayout>
  )
}
