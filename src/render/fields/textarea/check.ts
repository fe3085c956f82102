import { anything, type Check } from '../../../core/kit/FieldCheck.ts'
import type { TextareaField } from './schema.ts'

export const check: Check<TextareaField> = anything

/** See `FieldRules` in src/core/kit. */
export const lines = true
