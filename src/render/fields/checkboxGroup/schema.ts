import type { FromSchema } from 'json-schema-to-ts'
import { fieldHead, options } from '../../../core/document/fieldParts.ts'

export const schema = {
  type: 'object',
  title: 'Several tick boxes',
  description: 'Several boxes of which any number may be ticked; sent as a list.',
  required: ['type', 'name', 'label', 'options'],
  additionalProperties: false,
  properties: {
    type: { enum: ['checkboxGroup'] },
    ...fieldHead,
    options,
  },
} as const

export type CheckboxGroupField = FromSchema<typeof schema>

export const sample = ({ options: all }: CheckboxGroupField) =>
  all.slice(0, 2).map(({ value }) => value)
