import { Switch } from '@radix-ui/themes'
import { helpOf, titleOf } from '../../ui/words.ts'
import { useForm } from '../formContext.ts'
import { useEdit } from '../useEdit.ts'
import type { FieldProps } from './FieldProps.ts'
import { FindingNotes } from './FindingNotes.tsx'

/** Yes or no. What is as usual, and may be left out, is. */
export const SwitchField = ({ schema, pointer, value, isOptional }: FieldProps) => {
  const { findings } = useForm()
  const edit = useEdit()
  const id = `field${pointer.replaceAll('/', '-')}`
  const usual = schema['default'] === true
  const change = (isOn: boolean) =>
    isOptional && isOn === usual
      ? edit.remove(pointer, titleOf(schema))
      : edit.set(pointer, isOn, titleOf(schema))
  return (
    <div className="panel-field" data-pointer={pointer}>
      <div className="panel-switch">
        <Switch
          size="1"
          id={id}
          checked={(value ?? usual) === true}
          onCheckedChange={change}
          aria-describedby={`${id}-help`}
        />
        <label htmlFor={id}>{titleOf(schema)}</label>
      </div>
      <p className="panel-help" id={`${id}-help`}>
        {helpOf(schema)}
      </p>
      <FindingNotes findings={findings.get(pointer) ?? []} />
    </div>
  )
}
