import type { Check } from '../../../core/kit/FieldCheck.ts'
import { optionFault } from '../optionFault.ts'
import type { RadioField } from './schema.ts'

export const check: Check<RadioField> = optionFault

/** See `FieldRules` in src/core/kit. */
export const frame = 'group'
