import { optionFault, type Receiver } from '../receive.ts'
import type { SelectField } from './schema.ts'

export const received: Receiver<SelectField> = { fault: optionFault }
