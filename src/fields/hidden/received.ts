import type { Receiver } from '../receive.ts'
import type { HiddenField } from './schema.ts'

export const received: Receiver<HiddenField> = {}
