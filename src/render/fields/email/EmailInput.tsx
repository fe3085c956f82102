import type { FieldProps } from '../../../core/kit/FieldProps.ts'
import { inputProps } from '../inputProps.ts'
import type { EmailField } from './schema.ts'

/** Of type text: Chromium refuses international mailboxes in type email and turns domains into punycode. */
export const EmailInput = (props: FieldProps<EmailField>) => (
  <input
    {...inputProps(props)}
    className="form-input"
    type="text"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    placeholder={props.field.placeholder}
    autoComplete={props.field.autocomplete}
  />
)
