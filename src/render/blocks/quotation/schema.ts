import type { FromSchema } from 'json-schema-to-ts'
import { href, sectionHead, text } from '../../../core/document/parts.ts'

export const schema = {
  type: 'object',
  title: 'Quotation',
  description: 'Words of somebody else, with their source; or several, side by side.',
  required: ['type', 'text', 'source'],
  additionalProperties: false,
  properties: {
    type: { enum: ['quotation'] },
    ...sectionHead,
    text: text('Words quoted', 'The words.'),
    source: text('Source', 'Who said it, or where it stands.'),
    href,
    further: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      title: 'Further quotations',
      description: 'More of them, such as what customers say: all then stand side by side.',
      items: {
        type: 'object',
        title: 'Quotation',
        required: ['text', 'source'],
        additionalProperties: false,
        properties: {
          text: text('Words quoted', 'The words.'),
          source: text('Source', 'Who said it, or where it stands.'),
          href,
        },
      },
    },
  },
} as const

export type QuotationBlock = FromSchema<typeof schema>

export const knownAs = [
  'quote',
  'testimonial',
  'review',
  'testimonials',
  'reviews',
  'references',
  'customer says',
  'saying',
] as const
