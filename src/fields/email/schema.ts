import type { FromSchema } from 'json-schema-to-ts'
import { autocompleteOf, fieldHead, placeholder } from '../../document/fieldParts.ts'

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
  },
} as const

export type EmailField = FromSchema<typeof schema>

export const sample = () => 'ada@example.org'

export const replyTo = true
