import { titleOf } from '../../ui/words.ts'
import { useForm } from '../formContext.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'
import { RemoveTool } from './RemoveTool.tsx'

/** Values that belong together. */
export const ObjectField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const { Fields } = useForm().parts
  const title = titleOf(schema)
  const tools = isOptional && value !== undefined ? <RemoveTool {...{ pointer, title }} /> : null
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
