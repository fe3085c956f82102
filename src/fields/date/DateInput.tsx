import { useEffect, useState } from 'react'
import type { FieldProps } from '../../form/types.ts'
import { inputProps } from '../inputProps.ts'
import type { DateField } from './schema.ts'
import { today } from './today.ts'

/** A day in the browser's own calendar. The earliest day is set in the browser, since a page may be older than today. */
export const DateInput = (props: FieldProps<DateField>) => {
  const [min, setMin] = useState<string>()
  useEffect(() => {
    if (props.field.min === 'today') setMin(today())
  }, [props.field.min])
  return <input {...inputProps(props)} className="form-input" type="date" min={min} data-min={props.field.min} />
}
