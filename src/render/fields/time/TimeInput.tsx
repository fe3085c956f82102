import type { FieldProps } from '../../../core/kit/FieldProps.ts'
import { inputProps } from '../inputProps.ts'
import type { TimeField } from './schema.ts'

export const TimeInput = (props: FieldProps<TimeField>) => (
  <input {...inputProps(props)} className="form-input" type="time" />
)
