import type { Check } from '../../../core/kit/FieldCheck.ts'
import { optionFault } from '../optionFault.ts'
import type { SelectField } from './schema.ts'

export const check: Check<SelectField> = optionFault
