import type { Check, Fault } from '../../../core/kit/FieldCheck.ts'
import type { NumberField } from './schema.ts'

const fault = (word: Fault['word'], values: Fault['values'] = {}): Fault => ({
  code: 'TYPE_NUMERIC',
  word,
  values,
})

export const check: Check<NumberField> = ({ min, max, step = 0 }, text) => {
  const number = Number(text)
  // What JavaScript reads and HTML does not, such as 0x10, and what is not finite.
  if (number - number !== 0 || /[^\d.e+-]/i.test(text)) return fault('errorNumber')
  if (min !== undefined && number < min) return fault('errorMin', { min })
  if (max !== undefined && number > max) return fault('errorMax', { max })
  const base = min ?? 0 // of the steps, as in HTML
  /** Sums of decimals are exact to 15 digits only. */
  const at = (count: number) => Number((base + count * step).toPrecision(15))
  const steps = (number - base) / step
  if (!step || steps % 1 === 0 || number === at(Math.round(steps))) return undefined
  const low = Math.floor(steps)
  return fault('errorStep', { low: at(low), high: at(low + 1) })
}

export const words = ({ step }: NumberField): Fault['word'][] =>
  step === undefined ? [] : ['errorStep']
