import type { FieldProps } from '../../../core/kit/FieldProps.ts'
import type { CheckboxField } from './schema.ts'

export const CheckboxInput = ({
  field,
  id,
  value,
  set,
  blur,
  invalid,
  describedBy,
}: FieldProps<CheckboxField>) => (
  <label className="form-check">
    <input
      type="checkbox"
      id={id}
      name={field.name}
      value={field.value ?? 'yes'}
      required={field.required}
      checked={value === true}
      onChange={(event) => set(event.target.checked)}
      onBlur={blur}
      aria-invalid={invalid}
      aria-describedby={describedBy}
    />
    {field.label}
  </label>
)
