import type { FromSchema } from 'json-schema-to-ts'
import { fieldHead } from '../../../core/document/fieldParts.ts'

export const schema = {
  type: 'object',
  title: 'Time of day',
  description: 'A time of day.',
  required: ['type', 'name', 'label'],
  additionalProperties: false,
  properties: {
    type: { enum: ['time'] },
    ...fieldHead,
  },
} as const

export type TimeField = FromSchema<typeof schema>

export const sample = () => '10:30'
