import { choicesOf } from '../../../../../core/document/choicesInWords.ts'
import { optionWords, titleOf } from '../../ui/words.ts'
import { itemsOf } from '../kindOf.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'

/** Several of a few words, each to be ticked; they stand in the document in the order in which their schema lists them. */
export const SeveralField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const choices = choicesOf(schema) ?? []
  const tick = (choice: unknown, isOn: boolean) => {
    const next = choices.filter((one) => (one === choice ? isOn : chosen.includes(one)))
    if (next.length === 0 && isOptional) edit.remove(pointer, titleOf(schema))
    else edit.set(pointer, next, titleOf(schema))
  }
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare }} as="group">
      {() => (
        <div className="panel-several">
          {choices.map((choice, index) => (
            <label key={String(choice)}>
              <input
                type="checkbox"
                checked={chosen.includes(choice)}
                onChange={({ target }) => tick(choice, target.checked)}
              />
              {optionWords(itemsOf(schema), index).label}
            </label>
          ))}
        </div>
      )}
    </FieldLayout>
  )
}
