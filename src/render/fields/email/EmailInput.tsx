import type { FieldProps } from '../../../core/kit/FieldProps.ts'
import { inputProps } from '../inputProps.ts'
import type { EmailField } from './schema.ts'

export const EmailInput = (props: FieldProps<EmailField>) => (
  <input
    {...inputProps(props)}
    className="form-input"
    type="email"
    placeholder={props.field.placeholder}
    autoComplete={props.field.autocomplete}
  />
)
