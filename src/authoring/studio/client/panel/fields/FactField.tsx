import { useNames } from '../../store/useStudio.ts'
import { titleOf } from '../../ui/words.ts'
import { useEdit } from '../useEdit.ts'
import { FieldLayout } from './FieldLayout.tsx'
import type { FieldProps } from './FieldProps.ts'

/** One of the site's figures, by what it is called and what it says. */
export const FactField = ({ schema, pointer, value, isOptional, isBare }: FieldProps) => {
  const edit = useEdit()
  const facts = useNames()?.facts ?? []
  const name = typeof value === 'string' ? value : ''
  const isKnown = facts.some((fact) => fact.name === name)
  return (
    <FieldLayout {...{ schema, pointer, isOptional, isBare }}>
      {(wiring) => (
        <select
          {...wiring}
          className="view-select"
          value={isKnown ? name : ''}
          onChange={({ target }) => edit.set(pointer, target.value, titleOf(schema))}
        >
          {isKnown ? null : (
            <option value="" disabled>
              Choose a figure
            </option>
          )}
          {facts.map((fact) => (
            <option key={fact.name} value={fact.name}>
              {fact.label}, {fact.text}
            </option>
          ))}
        </select>
      )}
    </FieldLayout>
  )
}
