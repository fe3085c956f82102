import { TextArea } from '@radix-ui/themes'
import { DayField } from '../../ui/DayField.tsx'
import { useForm } from '../formContext.ts'
import { kindOf } from '../kindOf.ts'
import { shownText } from '../shownText.ts'
import { useEdit } from '../useEdit.ts'
import { titleOf } from '../words.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'
import { useMade } from './useMade.ts'

/** A line of plain words, all of which is seen: it grows and has no lines of its own; also whatever the schema has no better name for. */
export const LineField = (props: FieldProps) => {
  const { schema, pointer, value, isOptional, isBare } = props
  const edit = useEdit()
  const madeBy = useMade(props)
  const change = (text: string) =>
    text === '' && isOptional ? edit.remove(pointer, titleOf(schema), true) : edit.set(pointer, text, titleOf(schema), true, madeBy(text))
  const { kit } = useForm()
  const isDate = kindOf(schema, kit.choices) === 'date'
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare }}>
      {(wiring) =>
        isDate ? (
          <DayField {...wiring} value={typeof value === 'string' ? value : ''} onChange={(event) => change(event.target.value)} />
        ) : (
          <TextArea
            {...wiring}
            rows={1}
            resize="none"
            className="panel-text"
            autoComplete="off"
            {...shownText(value, titleOf(schema))}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            onChange={(event) => change(event.target.value.replace(/\s*\n\s*/g, ' '))}
          />
        )
      }
    </FieldLayout>
  )
}
