import { optionFault, type Receiver } from '../receive.ts'
import type { RadioField } from './schema.ts'

export const received: Receiver<RadioField> = { fault: optionFault }
