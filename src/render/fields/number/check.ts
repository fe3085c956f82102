import type { Check, Fault } from '../../../core/kit/FieldCheck.ts'
import type { NumberField } from './schema.ts'

export const check: Check<NumberField> = ({ min, max }, text): Fault | undefined => {
  const number = Number(text)
  if (!Number.isFinite(number)) return { code: 'TYPE_NUMERIC', word: 'errorNumber' }
  if (min !== undefined && number < min)
    return { code: 'TYPE_NUMERIC', word: 'errorMin', values: { min } }
  if (max !== undefined && number > max)
    return { code: 'TYPE_NUMERIC', word: 'errorMax', values: { max } }
  return undefined
}
