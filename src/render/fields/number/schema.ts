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
      description: 'Steps between numbers: 1 for whole numbers.',
    },
  },
} as const

export type NumberField = FromSchema<typeof schema>

export const sample = ({ min = 2, max = 2 }: NumberField) => String(Math.max(min, Math.min(2, max)))
