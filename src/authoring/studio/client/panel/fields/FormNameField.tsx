import { Select } from '@radix-ui/themes'
import { isObject } from '../../../../../core/document/isObject.ts'
import { useDocument } from '../../store/useStudio.ts'
import { titleOf } from '../../ui/words.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'
import { LineField } from './LineField.tsx'

/** One of the forms that the settings of the site list, by its name; where they list none, the name is written. */
export const FormNameField = (props: FieldProps) => {
  const { schema, pointer, value, isOptional, isBare } = props
  const edit = useEdit()
  const site = useDocument('pages/_site.json')?.value
  const forms = isObject(site) && isObject(site['forms']) ? Object.keys(site['forms']) : []
  const name = typeof value === 'string' ? value : ''
  if (forms.length === 0) return <LineField {...props} />
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare }}>
      {(wiring) => (
        <Select.Root
          value={name}
          onValueChange={(next) => edit.set(pointer, next, titleOf(schema))}
        >
          <Select.Trigger {...wiring} className="panel-select" placeholder="Choose a form" />
          <Select.Content position="popper" className="panel-options">
            {name === '' || forms.includes(name) ? null : (
              <Select.Item value={name}>{name} (there is none)</Select.Item>
            )}
            {forms.map((form) => (
              <Select.Item key={form} value={form}>
                {form}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
      )}
    </FieldLayout>
  )
}
