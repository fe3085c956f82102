import type { FromSchema } from 'json-schema-to-ts'
import { autocomplete, fieldHead, options, placeholder } from '../../../core/document/fieldParts.ts'

export const schema = {
  type: 'object',
  title: 'Choice from a list',
  description: 'One choice from a list that opens.',
  required: ['type', 'name', 'label', 'options'],
  additionalProperties: false,
  properties: {
    type: { enum: ['select'] },
    ...fieldHead,
    placeholder,
    autocomplete,
    options,
  },
} as const

export type SelectField = FromSchema<typeof schema>

export const sample = ({ options: [first] }: SelectField) => first?.value ?? ''
