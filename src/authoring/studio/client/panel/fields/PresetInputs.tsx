import { Button, Select, Text, TextField } from '@radix-ui/themes'
import { askedIn } from '../../../../../core/document/askedIn.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import type { Names } from '../../../protocol/requests.ts'
import { useDocument } from '../../store/useStudio.ts'
import { useEdit } from '../useEdit.ts'

const unset = '\0'

type Props = {
  readonly dialog: Names['dialogs'][number]
  readonly pointer: string
  readonly value: unknown
  readonly title: string
  /** Writes the first answer: there may be nothing yet that it could stand in. */
  readonly begin: (answers: Readonly<Record<string, string>>) => void
  /** Takes all answers out; none where something must stand here. */
  readonly clear: (() => void) | undefined
}

/** What is filled into a dialog in advance, asked as the dialog asks it. */
export const PresetInputs = ({ dialog, pointer, value, title, begin, clear }: Props) => {
  const edit = useEdit()
  const fields = askedIn(useDocument(dialog.file)?.value)
  const filled: Readonly<Record<string, unknown>> = isObject(value) ? value : {}
  const fill = (name: string, text: string) => {
    const rest = Object.fromEntries(Object.entries(filled).filter(([key]) => key !== name))
    if (text === '' && Object.keys(rest).length === 0) clear?.()
    else if (value === undefined) begin({ [name]: text })
    else if (text === '') edit.remove(`${pointer}/${name}`, title)
    else edit.set(`${pointer}/${name}`, text, title, true)
  }
  return (
    <div className="panel-group">
      {fields.map(({ name, label, options }) => {
        const id = `preset-${dialog.id}-${name}`
        return (
          <div key={name} className="panel-field" data-pointer={`${pointer}/${name}`}>
            <Text as="label" size="2" htmlFor={id}>
              {label}
            </Text>
            {options.length > 0 ? (
              <Select.Root
                value={String(filled[name] ?? unset)}
                onValueChange={(next) => fill(name, next === unset ? '' : next)}
              >
                <Select.Trigger id={id} className="panel-select" />
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
              <TextField.Root
                id={id}
                autoComplete="off"
                value={String(filled[name] ?? '')}
                onChange={(event) => fill(name, event.target.value)}
              />
            )}
          </div>
        )
      })}
      {value !== undefined && clear ? (
        <Button type="button" size="1" variant="soft" color="gray" onClick={clear}>
          Fill in nothing
        </Button>
      ) : null}
    </div>
  )
}
