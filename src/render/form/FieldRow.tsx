import { rulesOf } from '../../core/fields/fieldRules.ts'
import { maxLengthOf } from '../../core/fields/maxLengthOf.ts'
import type { Value } from '../../core/kit/FieldProps.ts'
import type { Field } from '../fields/Field.ts'
import type { FieldSet } from '../fields/FieldSet.ts'
import { countWords } from './countWords.ts'
import { FieldNotes } from './FieldNotes.tsx'
import { InlineText } from './InlineText.tsx'
import type { FormSetup } from './types.ts'

type Props = {
  readonly known: FieldSet
  readonly field: Field
  readonly setup: FormSetup
  readonly value: Value
  readonly error: string | undefined
  readonly set: (value: Value) => void
  readonly blur: () => void
}

/** The id of a field's (first) input: `_quote-firstName`, which no author can type as an id. */
export const fieldId = (form: string, name: string): string => `_${form}-${name}`

/** A field with its label, hint and error. A field of several inputs gets a legend instead. */
export const FieldRow = ({ known, field, setup, value, error, set, blur }: Props) => {
  const Input = known.inputs.get(field.type)
  if (!Input) throw new Error(`No field has the type "${field.type}".`)
  const id = fieldId(setup.block.name, field.name)
  const hint = 'hint' in field ? field.hint : undefined
  const describedBy =
    [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
  const input = (
    <Input
      field={field as never /* the component of its own type */}
      id={id}
      value={value}
      set={set}
      blur={blur}
      invalid={error !== undefined}
      describedBy={describedBy}
      timeZone={setup.timeZone}
    />
  )
  if (!('label' in field)) return input
  const frame = rulesOf(known.rules, field).frame ?? 'label'
  const help = hint ? (
    <p className="form-hint" id={`${id}-hint`}>
      <InlineText text={hint} />
    </p>
  ) : null
  const rest = (
    <>
      {frame === 'self' ? null : help}
      {input}
      {frame === 'self' ? help : null}
      <FieldNotes
        id={id}
        error={error}
        count={countWords(maxLengthOf(known.rules, field), value, setup.words)}
      />
    </>
  )
  const className = `form-field ${'width' in field && field.width === 'half' ? '' : 'form-full'}`
  const labelClass = `form-label ${field.required ? 'form-required' : ''}`
  if (frame === 'group') {
    return (
      <fieldset className={className} aria-describedby={describedBy}>
        <legend className={labelClass}>{field.label}</legend>
        {rest}
      </fieldset>
    )
  }
  return (
    <div className={className}>
      {frame === 'self' ? null : (
        <label className={labelClass} htmlFor={id}>
          {field.label}
        </label>
      )}
      {rest}
    </div>
  )
}
