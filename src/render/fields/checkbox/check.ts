import { anything, type Check } from '../../../core/kit/FieldCheck.ts'
import type { CheckboxField } from './schema.ts'

export const check: Check<CheckboxField, boolean> = anything

/** See `FieldRules` in src/core/kit. */
export const blank = false
export const frame = 'self'
