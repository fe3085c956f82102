import type { FieldProps } from '../../../core/kit/FieldProps.ts'
import { inputProps } from '../inputProps.ts'
import { dayAfter, daysUntil } from './bounds.ts'
import type { DateField } from './schema.ts'
import { today } from './today.ts'

/**
 * A day in the browser's own calendar. A page may be older than today, so the first and last day are set in the browser: before the
 * take-over by src/render/browser/setDays.ts, which goes by `data-zone`, `data-from` and `data-to`.
 */
export const DateInput = (props: FieldProps<DateField>) => {
  const { min, max } = props.field
  const [from, to] = [min, max].map((bound) => (bound === undefined ? undefined : daysUntil(bound)))
  const now = typeof document === 'undefined' ? undefined : today(props.timeZone, Date.now())
  const at = (days: number | undefined) =>
    now === undefined || days === undefined ? undefined : dayAfter(now, days)
  return (
    <input
      {...inputProps(props)}
      className="form-input"
      type="date"
      min={at(from)}
      max={at(to)}
      data-zone={from === undefined && to === undefined ? undefined : props.timeZone}
      data-from={from === 0 && to === undefined ? undefined : from}
      data-to={to}
    />
  )
}
