import { anything, type Check } from '../check.ts'
import type { HiddenField } from './schema.ts'

/** What is not shown can't be wrong. */
export const check: Check<HiddenField> = anything
