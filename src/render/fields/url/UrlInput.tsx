import type { FieldProps } from '../../../core/kit/FieldProps.ts'
import { inputProps } from '../inputProps.ts'
import type { UrlField } from './schema.ts'

/** Not of the type `url`: before hydration and without a script, a browser would refuse `www.example.com` there. Phones get its keys. */
export const UrlInput = (props: FieldProps<UrlField>) => (
  <input
    {...inputProps(props)}
    className="form-input"
    type="text"
    inputMode="url"
    autoCapitalize="none"
    spellCheck={false}
    placeholder={props.field.placeholder}
    autoComplete={props.field.autocomplete}
  />
)
