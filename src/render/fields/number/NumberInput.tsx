import type { FieldProps } from '../../../core/kit/FieldProps.ts'
import { inputProps } from '../inputProps.ts'
import { check } from './check.ts'
import type { NumberField } from './schema.ts'

/** Without a `min`, a browser counts the steps from the value in the page: after 1.5 it would refuse 2. Such a value comes without steps. */
export const NumberInput = (props: FieldProps<NumberField>) => {
  const { field, value } = props
  const isBetween =
    typeof value === 'string' && check(field, value.trim(), '')?.word === 'errorStep'
  return (
    <input
      {...inputProps(props)}
      className="form-input"
      type="number"
      placeholder={field.placeholder}
      min={field.min}
      max={field.max}
      step={isBetween ? 'any' : (field.step ?? 'any')}
      inputMode="decimal"
    />
  )
}
