import { anything, type Check } from '../../kit/FieldCheck.ts'
import type { HiddenField } from './schema.ts'

/** What is not shown can't be wrong. */
export const check: Check<HiddenField> = anything
