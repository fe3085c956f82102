import type { FromSchema } from 'json-schema-to-ts'
import { fieldHead, placeholder } from '../../document/fieldParts.ts'
import { exampleText } from '../exampleText.ts'

export const schema = {
  type: 'object',
  description: 'Several lines of text.',
  required: ['type', 'name', 'label'],
  additionalProperties: false,
  properties: {
    type: { enum: ['textarea'] },
    ...fieldHead,
    placeholder,
    rows: { type: 'integer', minimum: 2, maximum: 20, description: 'How many lines are shown. Usual: 4.' },
    maxLength: { type: 'integer', minimum: 1, maximum: 20000, description: 'The most characters that are taken.' },
  },
} as const

export type TextareaField = FromSchema<typeof schema>

export const sample = exampleText
