import type { Receiver } from '../receive.ts'
import type { CheckboxField } from './schema.ts'

/** Any value means that it was ticked. */
export const received: Receiver<CheckboxField> = {}
