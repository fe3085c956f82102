import type { FieldProps } from '../../../core/kit/FieldProps.ts'
import { inputProps } from '../inputProps.ts'
import type { NumberField } from './schema.ts'

export const NumberInput = (props: FieldProps<NumberField>) => (
  <input
    {...inputProps(props)}
    className="form-input"
    type="number"
    placeholder={props.field.placeholder}
    min={props.field.min}
    max={props.field.max}
    step={props.field.step ?? 'any'}
    inputMode="decimal"
  />
)
