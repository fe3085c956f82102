import type { Check } from '../../../core/kit/FieldCheck.ts'
import { trimInvisible } from '../../../core/text/trimInvisible.ts'
import type { EmailField } from './schema.ts'

/** Something before and after one `@`, in any script (RFC 6530). A blank within is a typing fault. */
const address = /^[^@\s]+@[^@\s]+$/

export const check: Check<EmailField> = (_field, text) =>
  address.test(trimInvisible(text)) ? undefined : { code: 'TYPE_EMAIL', word: 'errorEmail' }

/** See `FieldRules` in src/core/kit. The longest address that RFC 5321 lets be delivered. */
export const maxLength = 254
