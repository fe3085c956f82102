import { lengthFault, type Receiver } from '../receive.ts'
import type { TextareaField } from './schema.ts'

export const received: Receiver<TextareaField> = { lines: true, fault: lengthFault }
