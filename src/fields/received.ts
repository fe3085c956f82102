/** The registry of what the form service checks: one line for each type of field, sorted. */
import { received as checkbox } from './checkbox/received.ts'
import { received as checkboxGroup } from './checkboxGroup/received.ts'
import { received as date } from './date/received.ts'
import { received as email } from './email/received.ts'
import { received as hidden } from './hidden/received.ts'
import type { Field } from './index.ts'
import { received as number } from './number/received.ts'
import { received as radio } from './radio/received.ts'
import type { Receiver } from './receive.ts'
import { received as select } from './select/received.ts'
import { received as tel } from './tel/received.ts'
import { received as text } from './text/received.ts'
import { received as textarea } from './textarea/received.ts'
import { received as time } from './time/received.ts'

type Receivers = { readonly [T in Field['type']]: Receiver<Extract<Field, { type: T }>> }

const receivers: Receivers = { checkbox, checkboxGroup, date, email, hidden, number, radio, select, tel, text, textarea, time }

/** The receiver of a field by its type. */
export const receiverOf = (field: Field): Receiver<Field> =>
  receivers[field.type] as Receiver<Field> // the key is the field's own type, which TypeScript can't follow
