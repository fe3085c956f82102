import type { Check } from '../../kit/FieldCheck.ts'
import { lengthFault } from '../lengthFault.ts'
import type { TextField } from './schema.ts'

export const check: Check<TextField> = lengthFault
