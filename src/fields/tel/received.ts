import type { Receiver } from '../receive.ts'
import type { TelField } from './schema.ts'

/** People write numbers in many ways, with words for an extension too: seven digits are all that is asked. */
export const received: Receiver<TelField> = {
  fault: (_field, text) => (text.replace(/\D/g, '').length < 7 ? { code: 'TYPE_TEXT', word: 'errorTel' } : undefined),
}
