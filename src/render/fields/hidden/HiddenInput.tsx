import type { FieldProps } from '../../../core/kit/FieldProps.ts'
import type { HiddenField } from './schema.ts'

export const HiddenInput = ({ field }: FieldProps<HiddenField>) => (
  <input type="hidden" name={field.name} value={field.value ?? ''} />
)
