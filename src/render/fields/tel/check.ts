import type { Check } from '../../../core/kit/FieldCheck.ts'
import type { TelField } from './schema.ts'

/** People write numbers in many ways, two of them in one field, with words beside them, in their own script: one digit is all that is asked. */
export const check: Check<TelField> = (_field, text) =>
  /\p{Nd}/u.test(text) ? undefined : { code: 'TYPE_TEXT', word: 'errorTel' }

/** See `FieldRules` in src/core/kit. Two numbers fit, with words next to them. */
export const maxLength = 100
