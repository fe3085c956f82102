import type { FromSchema } from 'json-schema-to-ts'
import { fieldHead, placeholder } from '../../../core/document/fieldParts.ts'

export const schema = {
  type: 'object',
  title: 'Number',
  description: 'A number.',
  required: ['type', 'name', 'label'],
  additionalProperties: false,
  properties: {
    type: { enum: ['number'] },
    ...fieldHead,
    placeholder,
    min: {
      type: 'number',
      title: 'Smallest number',
      description: 'The smallest number that is taken.',
    },
    max: {
      type: 'number',
      title: 'Largest number',
      description: 'The largest number that is taken.',
    },
    step: {
      type: 'number',
      exclusiveMinimum: 0,
      title: 'Step between numbers',
      description:
        'Steps between numbers: 1 for whole numbers. They count from the smallest number. Without it, all decimals are taken.',
    },
  },
} as const

export type NumberField = FromSchema<typeof schema>

export const sample = ({ min, max = Infinity, step }: NumberField) => {
  const wanted = Math.min(Math.max(2, min ?? 2), max)
  const steps = step === undefined ? 0 : Math.floor((wanted - (min ?? 0)) / step)
  return String(step === undefined ? wanted : Number(((min ?? 0) + steps * step).toPrecision(12)))
}
