import { Select } from '@radix-ui/themes'
import { useDialogs } from '../../store/useDialogs.ts'
import { titleOf } from '../../ui/words.ts'
import { EditDialog } from '../EditDialog.tsx'
import { useForm } from '../formContext.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'

const none = '\0'

/** One of the site's dialogs, by its title. */
export const DialogField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const { file } = useForm()
  const dialogs = useDialogs(file)
  const title = titleOf(schema)
  const id = typeof value === 'string' ? value : none
  const isKnown = id === none || dialogs.some((dialog) => dialog.id === id)
  const choose = (next: string) =>
    next === none ? edit.remove(pointer, title) : edit.set(pointer, next, title)
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare }}>
      {(wiring) => (
        <>
          <Select.Root value={id} onValueChange={choose}>
            <Select.Trigger {...wiring} className="panel-select" />
            <Select.Content position="popper" className="panel-options">
              {isOptional || id === none ? <Select.Item value={none}>No form</Select.Item> : null}
              {isKnown ? null : <Select.Item value={id}>{id} (there is none)</Select.Item>}
              {dialogs.map((dialog) => (
                <Select.Item key={dialog.id} value={dialog.id}>
                  {dialog.title}
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Root>
          {id === none ? null : <EditDialog id={id} file={file} />}
        </>
      )}
    </FieldLayout>
  )
}
