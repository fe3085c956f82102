import type { FromSchema } from 'json-schema-to-ts'
import {
  autocompleteOf,
  fieldHead,
  maxLength,
  placeholder,
} from '../../../core/document/fieldParts.ts'

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
    maxLength: maxLength(5000, 100),
  },
} as const

export type TelField = FromSchema<typeof schema>

export const sample = ({ maxLength: most = 100 }: TelField) => (most < 15 ? '1' : '+44 1632 960001')
