import type { Receiver } from '../receive.ts'
import type { TimeField } from './schema.ts'

export const received: Receiver<TimeField> = {
  fault: (_field, text) => (/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text) ? undefined : { code: 'TYPE_TEXT', word: 'errorOther' }),
}
