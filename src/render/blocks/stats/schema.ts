import type { FromSchema } from 'json-schema-to-ts'
import { sectionHead, text } from '../../../core/document/parts.ts'

export const schema = {
  type: 'object',
  title: 'Figures',
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
      title: 'Figures',
      description: 'The figures.',
      items: {
        type: 'object',
        title: 'Figure',
        required: ['value', 'label'],
        additionalProperties: false,
        properties: {
          value: text('Figure', 'The figure: "24 hours".'),
          label: text('What it is', 'What it is: "to a first reply".'),
        },
      },
    },
    note: text('Note below the figures', 'A note below: where the figures come from.'),
  },
} as const

export type StatsBlock = FromSchema<typeof schema>

export const knownAs = ['figures', 'numbers', 'statistics', 'key figures', 'facts'] as const

export const background = '' as const
