import type { FieldProps } from '../../../core/kit/FieldProps.ts'
import { inputProps } from '../inputProps.ts'
import type { TextareaField } from './schema.ts'

export const TextareaInput = (props: FieldProps<TextareaField>) => (
  <textarea
    {...inputProps(props)}
    className="form-input"
    rows={props.field.rows ?? 4}
    placeholder={props.field.placeholder}
  />
)
