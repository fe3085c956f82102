import { TextArea } from '@radix-ui/themes'
import { FieldLayout } from '../../panel/fields/FieldLayout.tsx'
import type { FieldProps } from '../../panel/fields/FieldProps.ts'
import { shownText } from '../../panel/shownText.ts'
import { useEdit } from '../../panel/useEdit.ts'
import { titleOf } from '../../panel/words.ts'

/** A line of plain words, all of which can be seen beside another one. */
export const WordsField = ({ schema, pointer, value, isOptional }: FieldProps) => {
  const edit = useEdit()
  return (
    <FieldLayout {...{ schema, pointer, isOptional }}>
      {(wiring) => (
        <TextArea
          {...wiring}
          rows={1}
          resize="none"
          className="panel-text"
          {...shownText(value, titleOf(schema))}
          onChange={(event) => edit.set(pointer, event.target.value.replace(/\s*\n\s*/g, ' '), titleOf(schema), true)}
        />
      )}
    </FieldLayout>
  )
}
