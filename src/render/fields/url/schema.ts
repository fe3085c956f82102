import type { FromSchema } from 'json-schema-to-ts'
import {
  autocompleteOf,
  fieldHead,
  maxLength,
  placeholder,
} from '../../../core/document/fieldParts.ts'

export const schema = {
  type: 'object',
  title: 'Web address',
  description: 'The address of a page or site: a portfolio, a profile, a listing.',
  required: ['type', 'name', 'label'],
  additionalProperties: false,
  properties: {
    type: { enum: ['url'] },
    ...fieldHead,
    placeholder,
    autocomplete: autocompleteOf('url'),
    maxLength: maxLength(20_000, 2000, 4),
  },
} as const

export type UrlField = FromSchema<typeof schema>

export const sample = ({ maxLength: most = 2000 }: UrlField) =>
  most < 25 ? 'a.io' : 'www.example.org/portfolio'
