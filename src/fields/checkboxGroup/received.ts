import { optionFault, type Receiver } from '../receive.ts'
import type { CheckboxGroupField } from './schema.ts'

export const received: Receiver<CheckboxGroupField> = { list: true, fault: optionFault }
