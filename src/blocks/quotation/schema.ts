import type { FromSchema } from 'json-schema-to-ts'
import { href, id, text } from '../../document/parts.ts'

export const schema = {
  type: 'object',
  title: 'Quotation',
  description: 'Words of somebody else, with their source.',
  required: ['type', 'text', 'source'],
  additionalProperties: false,
  properties: {
    type: { enum: ['quotation'] },
    id,
    text: text('Words quoted', 'The words.'),
    source: text('Source', 'Who said it, or where it stands.'),
    href,
  },
} as const

export type QuotationBlock = FromSchema<typeof schema>

export const knownAs = ['quote', 'testimonial', 'review', 'customer says', 'saying'] as const
