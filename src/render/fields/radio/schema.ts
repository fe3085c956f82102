import type { FromSchema } from 'json-schema-to-ts'
import { fieldHead, options } from '../../../core/document/fieldParts.ts'

export const schema = {
  type: 'object',
  title: 'Choice with all in view',
  description: 'One choice, all options in view.',
  required: ['type', 'name', 'label', 'options'],
  additionalProperties: false,
  properties: {
    type: { enum: ['radio'] },
    ...fieldHead,
    options,
  },
} as const

export type RadioField = FromSchema<typeof schema>

export const sample = ({ options: [first] }: RadioField) => first?.value ?? ''
