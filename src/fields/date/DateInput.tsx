import type { FieldProps } from '../../form/types.ts'
import { inputProps } from '../inputProps.ts'
import type { DateField } from './schema.ts'
import { today } from './today.ts'

/** A page may be older than today, so the earliest day is set in the browser: before the take-over by src/client/setDays.ts. */
const earliest = ({ min }: DateField) => (min === 'today' && typeof document !== 'undefined' ? today() : undefined)

/** A day in the browser's own calendar. */
export const DateInput = (props: FieldProps<DateField>) => (
  <input {...inputProps(props)} className="form-input" type="date" min={earliest(props.field)} data-min={props.field.min} />
)
