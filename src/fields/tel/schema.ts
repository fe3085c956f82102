import type { FromSchema } from 'json-schema-to-ts'
import { autocompleteOf, fieldHead, placeholder } from '../../document/fieldParts.ts'

export const schema = {
  type: 'object',
  title: 'Telephone number',
  description: 'A telephone number, in whatever way people write it.',
  required: ['type', 'name', 'label'],
  additionalProperties: false,
  properties: {
    type: { enum: ['tel'] },
    ...fieldHead,
    placeholder,
    autocomplete: autocompleteOf('tel'),
  },
} as const

export type TelField = FromSchema<typeof schema>

export const sample = () => '+44 1632 960001'
