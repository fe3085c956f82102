import type { FromSchema } from 'json-schema-to-ts'
import { fieldHead, maxLength, placeholder } from '../../../core/document/fieldParts.ts'
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
    rows: {
      type: 'integer',
      minimum: 2,
      maximum: 20,
      title: 'Lines shown',
      description: 'How many lines are shown. Usual: 4.',
    },
    maxLength: maxLength(20_000, 20_000),
  },
} as const

export type TextareaField = FromSchema<typeof schema>

export const sample = exampleText
