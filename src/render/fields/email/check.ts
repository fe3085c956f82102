import type { Check } from '../../../core/kit/FieldCheck.ts'
import type { EmailField } from './schema.ts'

/** HTML's own pattern, so that what a browser lets through is taken. As browsers do, it takes letters of any script in the domain. */
const part = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?'
const address = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${part}(?:\\.${part})*$`, 'u')

export const check: Check<EmailField> = (_field, text) =>
  address.test(text) ? undefined : { code: 'TYPE_EMAIL', word: 'errorEmail' }

/** See `FieldRules` in src/core/kit. The longest address that RFC 5321 lets be delivered. */
export const maxLength = 254
