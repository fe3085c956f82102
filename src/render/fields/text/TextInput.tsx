import type { FieldProps } from '../../../core/kit/FieldProps.ts'
import { inputProps } from '../inputProps.ts'
import type { TextField } from './schema.ts'

export const TextInput = (props: FieldProps<TextField>) => (
  <input
    {...inputProps(props)}
    className="form-input"
    type="text"
    placeholder={props.field.placeholder}
    autoComplete={props.field.autocomplete}
  />
)
