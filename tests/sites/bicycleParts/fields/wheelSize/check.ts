import type { Check, Fault } from 'broadsheet'
import type { WheelSizeField } from './schema.ts'

const [smallest, largest] = [12, 36]

export const check: Check<WheelSizeField> = (_field, text): Fault | undefined => {
  const inches = Number(text.replace(/["″]$/, ''))
  if (!Number.isFinite(inches)) return { code: 'TYPE_NUMERIC', word: 'errorNumber' }
  if (inches < smallest)
    return { code: 'TYPE_NUMERIC', word: 'errorMin', values: { min: smallest } }
  if (inches > largest) return { code: 'TYPE_NUMERIC', word: 'errorMax', values: { max: largest } }
  return undefined
}
