import type { Check, Fault } from '../../../core/kit/FieldCheck.ts'
import type { UrlField } from './schema.ts'

/** What people copy, and what they type: with or without `https://`, of any script, with whatever follows the name of the site. */
const address =
  /^(https?:\/\/)?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?)+\.?(?::\d{1,5})?(?:[/?#]\S*)?$/iu

export const check: Check<UrlField> = (_field, text) =>
  address.test(text) ? undefined : { code: 'TYPE_TEXT', word: 'errorUrl' }

export const words = (): Fault['word'][] => ['errorUrl']

/** See `FieldRules` in src/core/kit. */
export const maxLength = 2000
