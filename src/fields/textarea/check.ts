import { anything, type Check } from '../../kit/FieldCheck.ts'
import type { TextareaField } from './schema.ts'

export const check: Check<TextareaField> = anything

/** See `FieldRules` in src/kit. */
export const lines = true
