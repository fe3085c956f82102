import { lengthFault, type Receiver } from '../receive.ts'
import type { TextField } from './schema.ts'

export const received: Receiver<TextField> = { fault: lengthFault }
