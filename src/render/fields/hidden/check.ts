import { anything, type Check } from '../../../core/kit/FieldCheck.ts'
import type { HiddenField } from './schema.ts'

/** A visitor can't see it, so that nothing but its length can be wrong. */
export const check: Check<HiddenField> = anything
