import type { FieldProps } from '../../../core/kit/FieldProps.ts'
import { inputProps } from '../inputProps.ts'
import type { TelField } from './schema.ts'

export const TelInput = (props: FieldProps<TelField>) => (
  <input
    {...inputProps(props)}
    className="form-input"
    type="tel"
    placeholder={props.field.placeholder}
    autoComplete={props.field.autocomplete}
  />
)
