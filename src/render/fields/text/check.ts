import { anything, type Check } from '../../../core/kit/FieldCheck.ts'
import type { TextField } from './schema.ts'

export const check: Check<TextField> = anything
