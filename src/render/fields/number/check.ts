import type { Check, Fault } from '../../../core/kit/FieldCheck.ts'
import type { NumberField } from './schema.ts'

const fault = (word: Fault['word'], values: Fault['values'] = {}): Fault => ({
  code: 'TYPE_NUMERIC',
  word,
  values,
})

export const check: Check<NumberField> = ({ min, max, step = 0 }, text) => {
  const number = Number(text)
  // As HTML writes numbers, not JavaScript: no 0x10, no +5, no 5. with nothing after the point.
  if (!/^-?(\d+|\d*\.\d+)(e[+-]?\d+)?$/i.test(text) || !Number.isFinite(number))
    return fault('errorNumber')
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
