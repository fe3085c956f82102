import type { FromSchema } from 'json-schema-to-ts'
import { fieldName, formerNames } from '../../../core/document/fieldParts.ts'

export const schema = {
  type: 'object',
  title: 'Hidden value',
  description: 'A value that is sent without being shown.',
  required: ['type', 'name'],
  additionalProperties: false,
  properties: {
    type: { enum: ['hidden'] },
    name: fieldName,
    formerly: formerNames,
    value: {
      type: 'string',
      maxLength: 5000,
      title: 'What is sent',
      description: 'What every enquiry says here. May be empty.',
    },
  },
} as const

export type HiddenField = FromSchema<typeof schema>

export const sample = ({ value = '' }: HiddenField) => value
