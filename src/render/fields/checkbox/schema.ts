import type { FromSchema } from 'json-schema-to-ts'
import { fieldHead, tickedValue } from '../../../core/document/fieldParts.ts'

export const schema = {
  type: 'object',
  title: 'Tick box',
  description: 'A single box to tick.',
  required: ['type', 'name', 'label'],
  additionalProperties: false,
  properties: {
    type: { enum: ['checkbox'] },
    ...fieldHead,
    value: tickedValue,
  },
} as const

export type CheckboxField = FromSchema<typeof schema>

export const sample = () => true
