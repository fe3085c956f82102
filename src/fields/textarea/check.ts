import type { Check } from '../../kit/FieldCheck.ts'
import { lengthFault } from '../lengthFault.ts'
import type { TextareaField } from './schema.ts'

export const check: Check<TextareaField> = lengthFault

/** See `FieldRules` in src/kit. */
export const lines = true
