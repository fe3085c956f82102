import type { FieldProps } from '../../form/types.ts'
import { inputProps } from '../inputProps.ts'
import type { SelectField } from './schema.ts'

export const SelectInput = (props: FieldProps<SelectField>) => (
  <select {...inputProps(props)} className="form-input" autoComplete={props.field.autocomplete}>
    <option value="">{props.field.placeholder ?? '–'}</option>
    {props.field.options.map((option) => (
      <option value={option.value} key={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)
