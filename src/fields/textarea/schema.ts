import type { FromSchema } from 'json-schema-to-ts'
import { fieldHead, placeholder } from '../../document/fieldParts.ts'
import { exampleText } from '../exampleText.ts'

export const schema = {
  type: 'object',
  title: 'Several lines of text',
  description: 'Several lines of text.',
  required: ['type', 'name', 'label'],
  additionalProperties: false,
  properties: {
    type: { enum: ['textarea'] },
    ...fieldHead,
    placeholder,
    rows: { type: 'integer', minimum: 2, maximum: 20, title: 'Lines shown', description: 'How many lines are shown. Usual: 4.' },
    maxLength: { type: 'integer', minimum: 1, maximum: 20000, title: 'Longest text, in characters', description: 'The most characters that are taken.' },
  },
} as const

export type TextareaField = FromSchema<typeof schema>

export const sample = exampleText
