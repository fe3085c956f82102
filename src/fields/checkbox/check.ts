import { anything, type Check } from '../../kit/FieldCheck.ts'
import type { CheckboxField } from './schema.ts'

export const check: Check<CheckboxField, boolean> = anything

/** See `FieldRules` in src/kit. */
export const blank = false
export const frame = 'self'
