import { Button, Select, Text, TextField } from '@radix-ui/themes'
import { askedIn } from '../../../../document/askedIn.ts'
import { isObject } from '../../../../document/isObject.ts'
import { keysOf } from '../../../../model/path.ts'
import { useDialogs } from '../../store/useDialogs.ts'
import { useDocument } from '../../store/useStudio.ts'
import { valueAt } from '../../store/valueAfter.ts'
import { useForm } from '../formContext.ts'
import { useEdit } from '../useEdit.ts'
import { titleOf } from '../words.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'

const unset = '\0'

/** What a button fills into its dialog in advance, asked as the dialog asks it. */
export const PresetsField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const { file } = useForm()
  const title = titleOf(schema)
  const enclosing = valueAt(useDocument(file)?.value, keysOf(pointer).slice(0, -1))
  const id = isObject(enclosing) ? enclosing['dialog'] : undefined
  const dialog = useDialogs(file).find((known) => known.id === id)
  const fields = askedIn(useDocument(dialog?.file)?.value)
  const filled: Readonly<Record<string, unknown>> = isObject(value) ? value : {}
  const fill = (name: string, text: string) => {
    const rest = Object.fromEntries(Object.entries(filled).filter(([key]) => key !== name))
    if (text === '' && Object.keys(rest).length === 0) edit.remove(pointer, title)
    else if (value === undefined) edit.set(pointer, { [name]: text }, title)
    else if (text === '') edit.remove(`${pointer}/${name}`, title)
    else edit.set(`${pointer}/${name}`, text, title, true)
  }
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare }} as="group">
      {() =>
        dialog === undefined ? (
          <p className="panel-says">Choose a dialog first.</p>
        ) : (
          <div className="panel-group">
            {fields.map(({ name, label, options }) => (
              <div key={name} className="panel-field" data-pointer={`${pointer}/${name}`}>
                <Text as="label" size="2" htmlFor={`preset-${name}`}>
                  {label}
                </Text>
                {options.length > 0 ? (
                  <Select.Root value={String(filled[name] ?? unset)} onValueChange={(next) => fill(name, next === unset ? '' : next)}>
                    <Select.Trigger id={`preset-${name}`} className="panel-select" />
                    <Select.Content position="popper">
                      <Select.Item value={unset}>Not filled in</Select.Item>
                      {options.map((option) => (
                        <Select.Item key={option.value} value={option.value}>
                          {option.label}
                        </Select.Item>
                      ))}
                    </Select.Content>
                  </Select.Root>
                ) : (
                  <TextField.Root id={`preset-${name}`} value={String(filled[name] ?? '')} onChange={(event) => fill(name, event.target.value)} />
                )}
              </div>
            ))}
            {value !== undefined && isOptional ? (
              <Button size="1" variant="soft" color="gray" onClick={() => edit.remove(pointer, title)}>
                Fill in nothing
              </Button>
            ) : null}
          </div>
        )
      }
    </FieldLayout>
  )
}
