import type { FromSchema } from 'json-schema-to-ts'
import {
  autocomplete,
  fieldHead,
  maxLength,
  placeholder,
} from '../../../core/document/fieldParts.ts'
import { exampleText } from '../exampleText.ts'

export const schema = {
  type: 'object',
  title: 'Line of text',
  description: 'One line of text: a name, a company.',
  required: ['type', 'name', 'label'],
  additionalProperties: false,
  properties: {
    type: { enum: ['text'] },
    ...fieldHead,
    placeholder,
    autocomplete,
    maxLength: maxLength(5000, 5000),
  },
} as const

export type TextField = FromSchema<typeof schema>

export const sample = exampleText
