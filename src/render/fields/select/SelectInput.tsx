import type { FieldProps } from '../../../core/kit/FieldProps.ts'
import { inputProps } from '../inputProps.ts'
import type { SelectField } from './schema.ts'

export const SelectInput = (props: FieldProps<SelectField>) => (
  // A required select without a choice counts as wrong in browsers from the start; it is so only once we say it.
  <select
    {...inputProps(props)}
    aria-invalid={props.invalid}
    className="form-input"
    autoComplete={props.field.autocomplete}
  >
    <option value="">{props.field.placeholder ?? '–'}</option>
    {props.field.options.map((option) => (
      <option value={option.value} key={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)
