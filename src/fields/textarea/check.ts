import type { Check } from '../check.ts'
import { lengthFault } from '../lengthFault.ts'
import type { TextareaField } from './schema.ts'

export const check: Check<TextareaField> = lengthFault

/** See `FieldModule` in src/fields/modules.ts. */
export const lines = true
