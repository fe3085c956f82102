import type { FromSchema } from 'json-schema-to-ts'
import { sectionHead, text } from '../../document/parts.ts'

export const schema = {
  type: 'object',
  description: 'A strip of figures, each with what it counts.',
  required: ['type', 'items'],
  additionalProperties: false,
  properties: {
    type: { enum: ['stats'] },
    ...sectionHead,
    items: {
      type: 'array',
      minItems: 2,
      maxItems: 6,
      description: 'The figures.',
      items: {
        type: 'object',
        required: ['value', 'label'],
        additionalProperties: false,
        properties: { value: text('The figure: "24 hours".'), label: text('What it is: "to a first reply".') },
      },
    },
    note: text('A note below: where the figures come from.'),
  },
} as const

export type StatsBlock = FromSchema<typeof schema>

export const tone = '' as const
