import type { FromSchema } from 'json-schema-to-ts'
import {
  autocompleteOf,
  fieldHead,
  maxLength,
  placeholder,
} from '../../../core/document/fieldParts.ts'

export const schema = {
  type: 'object',
  title: 'E-mail address',
  description: 'An e-mail address.',
  required: ['type', 'name', 'label'],
  additionalProperties: false,
  properties: {
    type: { enum: ['email'] },
    ...fieldHead,
    placeholder,
    autocomplete: autocompleteOf('email'),
    maxLength: maxLength(5000, 254, 3),
  },
} as const

export type EmailField = FromSchema<typeof schema>

export const sample = ({ maxLength: most = 254 }: EmailField) =>
  most < 15 ? 'a@b' : 'ada@example.org'

export const replyTo = true
