import type { FieldProps } from '../../kit/FieldProps.ts'
import { inputProps } from '../inputProps.ts'
import type { DateField } from './schema.ts'
import { today } from './today.ts'

/**
 * A day in the browser's own calendar. A page may be older than today, so the earliest day is set in the browser: before the
 * take-over by src/client/setDays.ts, which goes by `data-zone`.
 */
export const DateInput = (props: FieldProps<DateField>) => {
  const zone = props.field.min === 'today' ? props.timeZone : undefined
  const earliest = zone !== undefined && typeof document !== 'undefined' ? today(zone, Date.now()) : undefined
  return <input {...inputProps(props)} className="form-input" type="date" min={earliest} data-zone={zone} />
}
