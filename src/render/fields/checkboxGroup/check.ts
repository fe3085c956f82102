import type { Check, Fault } from '../../../core/kit/FieldCheck.ts'
import { optionFault } from '../optionFault.ts'
import type { CheckboxGroupField } from './schema.ts'

export const check: Check<CheckboxGroupField, readonly string[]> = (field, ticked) =>
  ticked.reduce<Fault | undefined>((found, text) => found ?? optionFault(field, text), undefined)

/** See `FieldRules` in src/core/kit. */
export const blank: readonly string[] = []
export const frame = 'group'
