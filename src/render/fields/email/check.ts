import type { Check } from '../../../core/kit/FieldCheck.ts'
import type { EmailField } from './schema.ts'

/** Something before and after one `@`: mailboxes and domains of any script are taken (RFC 6530). */
const address = /^\s*[^@\s][^@]*@\s*[^@\s][^@]*$/

export const check: Check<EmailField> = (_field, text) =>
  address.test(text) ? undefined : { code: 'TYPE_EMAIL', word: 'errorEmail' }

/** See `FieldRules` in src/core/kit. The longest address that RFC 5321 lets be delivered. */
export const maxLength = 254
