import type { Check, Fault } from '../../../core/kit/FieldCheck.ts'
import type { NumberField } from './schema.ts'

/** Without the digits that computers add to sums of decimals. */
const rounded = (number: number) => Number(number.toPrecision(12))

/** The numbers on both sides of one that lies between two steps; undefined if it is on a step. Steps count from the least number, as in HTML. */
const besideStep = ({ min = 0, max = Infinity, step }: NumberField, number: number) => {
  if (step === undefined) return undefined
  const steps = (number - min) / step
  const inexact = (4 * Number.EPSILON * Math.max(Math.abs(number), Math.abs(min), step)) / step
  if (Math.abs(steps - Math.round(steps)) <= inexact) return undefined
  const low = min + Math.floor(steps) * step
  return (low + step > max ? [low - step, low] : [low, low + step]).map(rounded)
}

export const check: Check<NumberField> = (field, text): Fault | undefined => {
  const { min, max } = field
  const number = Number(text)
  if (!/^-?(\d+|\d*\.\d+)(e[+-]?\d+)?$/i.test(text) || !Number.isFinite(number))
    return { code: 'TYPE_NUMERIC', word: 'errorNumber' }
  if (min !== undefined && number < min)
    return { code: 'TYPE_NUMERIC', word: 'errorMin', values: { min } }
  if (max !== undefined && number > max)
    return { code: 'TYPE_NUMERIC', word: 'errorMax', values: { max } }
  const [low, high] = besideStep(field, number) ?? []
  return low === undefined || high === undefined
    ? undefined
    : { code: 'TYPE_NUMERIC', word: 'errorStep', values: { low, high } }
}

export const words = ({ step }: NumberField): Fault['word'][] =>
  step === undefined ? [] : ['errorStep']
