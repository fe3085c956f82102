import type { Check } from '../../../core/kit/FieldCheck.ts'
import type { TimeField } from './schema.ts'

export const check: Check<TimeField> = (_field, text) =>
  /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/.test(text)
    ? undefined
    : { code: 'TYPE_TEXT', word: 'errorTime' }
