/** The registry of form inputs: one line each, sorted. */
import * as checkbox from './checkbox/schema.ts'
import * as checkboxGroup from './checkboxGroup/schema.ts'
import * as date from './date/schema.ts'
import * as email from './email/schema.ts'
import * as hidden from './hidden/schema.ts'
import * as number from './number/schema.ts'
import * as radio from './radio/schema.ts'
import * as select from './select/schema.ts'
import * as tel from './tel/schema.ts'
import * as text from './text/schema.ts'
import * as textarea from './textarea/schema.ts'
import * as time from './time/schema.ts'

export const fields = { checkbox, checkboxGroup, date, email, hidden, number, radio, select, tel, text, textarea, time }

export type Field =
  | checkbox.CheckboxField
  | checkboxGroup.CheckboxGroupField
  | date.DateField
  | email.EmailField
  | hidden.HiddenField
  | number.NumberField
  | radio.RadioField
  | select.SelectField
  | tel.TelField
  | text.TextField
  | textarea.TextareaField
  | time.TimeField
