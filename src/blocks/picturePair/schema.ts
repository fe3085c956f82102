import type { FromSchema } from 'json-schema-to-ts'
import { id, picture, text } from '../../document/parts.ts'

export const schema = {
  type: 'object',
  description: 'Two pictures side by side, such as before and after.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['picturePair'] },
    id,
    items: { type: 'array', minItems: 2, maxItems: 2, items: picture, description: 'The two pictures.' },
    caption: text('One caption for both.'),
  },
} as const

export type PicturePairBlock = FromSchema<typeof schema>
