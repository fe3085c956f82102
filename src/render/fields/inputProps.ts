import type { FieldProps } from '../../core/kit/FieldProps.ts'

type Named = { readonly name: string; readonly required?: boolean | undefined }

/** What all inputs with one text value have in common. Types are React's own for any of them. */
export const inputProps = ({
  field,
  id,
  value,
  set,
  blur,
  invalid,
  describedBy,
}: FieldProps<Named>) => ({
  id,
  name: field.name,
  required: field.required,
  value: typeof value === 'string' ? value : '',
  onChange: (event: { target: { value: string } }) => set(event.target.value),
  onBlur: blur,
  'aria-invalid': invalid, // said also where it is not: Firefox tells screen readers of empty required fields else that they are wrong
  'aria-describedby': describedBy,
})
